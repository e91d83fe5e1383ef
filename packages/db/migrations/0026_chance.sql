CREATE TABLE "app"."box" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"number" integer NOT NULL,
	"owner" text NOT NULL,
	"name" text NOT NULL,
	"cover" text NOT NULL,
	"title" text NOT NULL,
	"introduction" text NOT NULL,
	"coin" text NOT NULL,
	"has_one_price" boolean NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"min_price" numeric(78, 0) NOT NULL,
	"total_price" numeric(78, 0) NOT NULL,
	"commission_rate" integer NOT NULL,
	"fee_rate" integer NOT NULL,
	"commission" numeric(78, 0) NOT NULL,
	"fee" numeric(78, 0) NOT NULL,
	"all_open" boolean NOT NULL,
	"size" integer NOT NULL,
	"pending" integer NOT NULL,
	"sold_count" bigint NOT NULL,
	"orders" bigint NOT NULL,
	"settled" bigint NOT NULL,
	"run" bigint NOT NULL,
	"published_at" bigint NOT NULL,
	"open_at" bigint NOT NULL,
	"close_at" bigint NOT NULL,
	"created_order" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."box_coin" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"coin" text NOT NULL,
	"is_supported" boolean NOT NULL,
	"floor" numeric(78, 0) NOT NULL,
	"ceiling" numeric(78, 0) NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."box_collaborator" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"box_id" text NOT NULL,
	"account" text NOT NULL,
	"is_collaborator" boolean NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."box_event" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"box_id" text NOT NULL,
	"kind" text NOT NULL,
	"account" text,
	"coin" text,
	"amount" numeric(78, 0),
	"event_order" bigint NOT NULL,
	"at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."box_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"is_paused" boolean NOT NULL,
	"fee_recipient" text NOT NULL,
	"fee_rate" integer NOT NULL,
	"max_duration" bigint NOT NULL,
	"min_size" integer NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."box_whitelist_item" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"box_id" text NOT NULL,
	"addr" text NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"limit" bigint NOT NULL,
	"used_count" bigint NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."draw" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"box_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"run" bigint NOT NULL,
	"owner" text NOT NULL,
	"coin" text NOT NULL,
	"paid" numeric(78, 0) NOT NULL,
	"size" integer NOT NULL,
	"round" bigint NOT NULL,
	"is_listed" boolean NOT NULL,
	"state" text NOT NULL,
	"claimed" integer NOT NULL,
	"claimed_at" bigint,
	"paid_order" bigint NOT NULL,
	"paid_at" bigint NOT NULL,
	"paid_tx" text NOT NULL,
	"settled_at" bigint,
	"settled_tx" text,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."prize" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"box_id" text NOT NULL,
	"place" integer NOT NULL,
	"nft_id" text NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"depositor" text NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"state" text NOT NULL,
	"draw_id" text,
	"winner" text,
	"paid" numeric(78, 0),
	"proceeds" numeric(78, 0),
	"commission" numeric(78, 0),
	"fee" numeric(78, 0),
	"added_at" bigint NOT NULL,
	"drawn_at" bigint,
	"claimed_at" bigint,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."gacha" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"is_paused" boolean NOT NULL,
	"fee_recipient" text NOT NULL,
	"is_creation_ended" boolean NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."machine" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"number" integer NOT NULL,
	"coin" text NOT NULL,
	"first_price" numeric(78, 0) NOT NULL,
	"step" numeric(78, 0) NOT NULL,
	"pets" integer NOT NULL,
	"base_uri" text NOT NULL,
	"name" text NOT NULL,
	"cover" text NOT NULL,
	"title" text NOT NULL,
	"introduction" text NOT NULL,
	"is_open" boolean NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"pulls" bigint NOT NULL,
	"size" integer NOT NULL,
	"pending" integer NOT NULL,
	"returning" integer NOT NULL,
	"orders" bigint NOT NULL,
	"settled" bigint NOT NULL,
	"reserve" numeric(78, 0) NOT NULL,
	"redeemable" numeric(78, 0) NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."machine_tier" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"machine_id" text NOT NULL,
	"tier" text NOT NULL,
	"total" integer NOT NULL,
	"left" integer NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."pet" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"machine_id" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"pet" integer NOT NULL,
	"holder" text NOT NULL,
	"state" text NOT NULL,
	"pull_id" text NOT NULL,
	"paid" numeric(78, 0) NOT NULL,
	"redeem_value" numeric(78, 0) NOT NULL,
	"pulled_order" bigint NOT NULL,
	"pulled_at" bigint NOT NULL,
	"tier" text NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."pull" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"machine_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"owner" text NOT NULL,
	"size" integer NOT NULL,
	"first_pull" bigint NOT NULL,
	"paid" numeric(78, 0) NOT NULL,
	"round" bigint NOT NULL,
	"state" text NOT NULL,
	"paid_order" bigint NOT NULL,
	"paid_at" bigint NOT NULL,
	"paid_tx" text NOT NULL,
	"settled_at" bigint,
	"settled_tx" text,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."redemption" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"machine_id" text NOT NULL,
	"pet_id" text NOT NULL,
	"pet" integer NOT NULL,
	"owner" text NOT NULL,
	"receiver" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"fee" numeric(78, 0) NOT NULL,
	"redeemed_order" bigint NOT NULL,
	"at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."reveal" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"machine_id" text NOT NULL,
	"pull_id" text NOT NULL,
	"place" integer NOT NULL,
	"pet_id" text NOT NULL,
	"pet" integer NOT NULL,
	"owner" text NOT NULL,
	"paid" numeric(78, 0) NOT NULL,
	"revealed_order" bigint NOT NULL,
	"at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."round" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"round" bigint NOT NULL,
	"orders" integer NOT NULL,
	"pending" integer NOT NULL,
	"randomness" text,
	"x" numeric(78, 0),
	"y" numeric(78, 0),
	"submitter" text,
	"submitted_at" bigint,
	"tx_hash" text,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "box_newest" ON "app"."box" USING btree ("chain_id","created_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "box_owner" ON "app"."box" USING btree ("owner","chain_id","created_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "box_window" ON "app"."box" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "box_coin_window" ON "app"."box_coin" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "box_collaborator_box" ON "app"."box_collaborator" USING btree ("box_id");--> statement-breakpoint
CREATE INDEX "box_collaborator_account" ON "app"."box_collaborator" USING btree ("account","chain_id") WHERE is_collaborator;--> statement-breakpoint
CREATE INDEX "box_collaborator_window" ON "app"."box_collaborator" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "box_event_box" ON "app"."box_event" USING btree ("box_id","event_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "box_event_window" ON "app"."box_event" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "box_settings_window" ON "app"."box_settings" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "box_whitelist_item_box" ON "app"."box_whitelist_item" USING btree ("box_id","addr");--> statement-breakpoint
CREATE INDEX "box_whitelist_item_window" ON "app"."box_whitelist_item" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "draw_box" ON "app"."draw" USING btree ("box_id","order_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "draw_owner" ON "app"."draw" USING btree ("owner","chain_id","paid_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "draw_window" ON "app"."draw" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "prize_box" ON "app"."prize" USING btree ("box_id","place");--> statement-breakpoint
CREATE INDEX "prize_draw" ON "app"."prize" USING btree ("draw_id") WHERE draw_id is not null;--> statement-breakpoint
CREATE INDEX "prize_winner" ON "app"."prize" USING btree ("winner","chain_id","drawn_at" DESC NULLS FIRST) WHERE winner is not null;--> statement-breakpoint
CREATE INDEX "prize_window" ON "app"."prize" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "gacha_window" ON "app"."gacha" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "machine_window" ON "app"."machine" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "machine_tier_machine" ON "app"."machine_tier" USING btree ("machine_id");--> statement-breakpoint
CREATE INDEX "machine_tier_window" ON "app"."machine_tier" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "pet_holder" ON "app"."pet" USING btree ("holder","chain_id","pulled_order" DESC NULLS FIRST) WHERE state = 'out';--> statement-breakpoint
CREATE INDEX "pet_tier" ON "app"."pet" USING btree ("machine_id","tier") WHERE state <> 'in';--> statement-breakpoint
CREATE INDEX "pet_window" ON "app"."pet" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "pull_machine" ON "app"."pull" USING btree ("machine_id","order_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pull_owner" ON "app"."pull" USING btree ("owner","chain_id","paid_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pull_window" ON "app"."pull" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "redemption_machine" ON "app"."redemption" USING btree ("machine_id","redeemed_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "redemption_owner" ON "app"."redemption" USING btree ("owner","chain_id","redeemed_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "redemption_window" ON "app"."redemption" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "reveal_machine" ON "app"."reveal" USING btree ("machine_id","revealed_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reveal_pull" ON "app"."reveal" USING btree ("pull_id","place");--> statement-breakpoint
CREATE INDEX "reveal_window" ON "app"."reveal" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "round_number" ON "app"."round" USING btree ("chain_id","round");--> statement-breakpoint
CREATE INDEX "round_window" ON "app"."round" USING btree ("chain_id","updated_block");