CREATE TABLE "app"."mint_purchase" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"series" integer NOT NULL,
	"seller" text NOT NULL,
	"buyer" text NOT NULL,
	"quantity" integer NOT NULL,
	"coin" text NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"sold_order" bigint NOT NULL,
	"at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."name" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"label" text NOT NULL,
	"skeleton" text NOT NULL,
	"owner" text NOT NULL,
	"expiry" bigint NOT NULL,
	"registered_at" bigint NOT NULL,
	"registered_order" bigint NOT NULL,
	"moved_order" bigint NOT NULL,
	"addr" text,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."name_event" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"name_id" text NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"expiry" bigint NOT NULL,
	"coin" text NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"event_order" bigint NOT NULL,
	"at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."name_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"is_paused" boolean NOT NULL,
	"fee_recipient" text NOT NULL,
	"coin" text NOT NULL,
	"three" numeric(78, 0) NOT NULL,
	"four" numeric(78, 0) NOT NULL,
	"longer" numeric(78, 0) NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."name_text" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"name_id" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"set_order" bigint NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."primary_name" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"account" text NOT NULL,
	"name_id" text,
	"set_order" bigint NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."pledge" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"nft_id" text NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"from" text NOT NULL,
	"coin" numeric(78, 0) NOT NULL,
	"shares_count" numeric(78, 0) NOT NULL,
	"fee_amount" numeric(78, 0) NOT NULL,
	"discount" numeric(78, 0) NOT NULL,
	"fee_percent" integer NOT NULL,
	"discount_precent" integer NOT NULL,
	"time" bigint NOT NULL,
	"redeem_time" bigint NOT NULL,
	"discount_at" bigint NOT NULL,
	"status" text NOT NULL,
	"pledged_order" bigint NOT NULL,
	"pledged_tx" text NOT NULL,
	"redeemed_by" text,
	"redeemed_to" text,
	"redeemed_shares" numeric(78, 0),
	"redeemed_at" bigint,
	"redeemed_tx" text,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."pledge_pool" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"collection" text NOT NULL,
	"coin" numeric(78, 0) NOT NULL,
	"version" bigint NOT NULL,
	"is_open" boolean NOT NULL,
	"redeem_limit" bigint NOT NULL,
	"fee_percent" integer NOT NULL,
	"shares_count" numeric(78, 0) NOT NULL,
	"discount_time" bigint NOT NULL,
	"discount_precent" integer NOT NULL,
	"held" bigint NOT NULL,
	"fees" numeric(78, 0) NOT NULL,
	"reserved" numeric(78, 0) NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."pledge_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"is_paused" boolean NOT NULL,
	"fee_recipient" text NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."share_transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"coin" numeric(78, 0) NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"transfer_order" bigint NOT NULL,
	"at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mint_purchase_buyer" ON "app"."mint_purchase" USING btree ("buyer","chain_id","sold_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mint_purchase_seller" ON "app"."mint_purchase" USING btree ("seller","chain_id","sold_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mint_purchase_window" ON "app"."mint_purchase" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "name_newest" ON "app"."name" USING btree ("chain_id","registered_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "name_owner" ON "app"."name" USING btree ("owner","chain_id","expiry");--> statement-breakpoint
CREATE INDEX "name_skeleton" ON "app"."name" USING btree ("chain_id","skeleton");--> statement-breakpoint
CREATE INDEX "name_label" ON "app"."name" USING gin ("label" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "name_expiry" ON "app"."name" USING btree ("chain_id","expiry");--> statement-breakpoint
CREATE INDEX "name_window" ON "app"."name" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "name_event_name" ON "app"."name_event" USING btree ("name_id","event_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "name_event_time" ON "app"."name_event" USING btree ("chain_id","at");--> statement-breakpoint
CREATE INDEX "name_event_window" ON "app"."name_event" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "name_settings_window" ON "app"."name_settings" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "name_text_name" ON "app"."name_text" USING btree ("name_id");--> statement-breakpoint
CREATE INDEX "name_text_window" ON "app"."name_text" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "primary_name_name" ON "app"."primary_name" USING btree ("name_id") WHERE name_id is not null;--> statement-breakpoint
CREATE INDEX "primary_name_window" ON "app"."primary_name" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "pledge_from" ON "app"."pledge" USING btree ("from","chain_id","pledged_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pledge_nft" ON "app"."pledge" USING btree ("nft_id","pledged_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pledge_expiry" ON "app"."pledge" USING btree ("chain_id","redeem_time","pledged_order") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "pledge_window" ON "app"."pledge" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "pledge_pool_collection" ON "app"."pledge_pool" USING btree ("chain_id","collection");--> statement-breakpoint
CREATE INDEX "pledge_pool_window" ON "app"."pledge_pool" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "pledge_settings_window" ON "app"."pledge_settings" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "share_transfer_from" ON "app"."share_transfer" USING btree ("from","chain_id","transfer_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "share_transfer_to" ON "app"."share_transfer" USING btree ("to","chain_id","transfer_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "share_transfer_window" ON "app"."share_transfer" USING btree ("chain_id","updated_block");