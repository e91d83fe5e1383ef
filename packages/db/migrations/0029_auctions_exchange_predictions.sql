CREATE TABLE "app"."auction_coin" (
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
CREATE TABLE "app"."auction_collection" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"collection" text NOT NULL,
	"is_supported" boolean NOT NULL,
	"is_blacklisted" boolean NOT NULL,
	"expires" boolean NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."auction_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"is_paused" boolean NOT NULL,
	"fee_recipient" text NOT NULL,
	"fee_rate" integer NOT NULL,
	"royalties_top" integer NOT NULL,
	"max_duration" bigint NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."lot" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"nft_id" text NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"seller" text NOT NULL,
	"coin" text NOT NULL,
	"reserve" numeric(78, 0) NOT NULL,
	"fee_rate" integer NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"extensions" integer NOT NULL,
	"bids" integer NOT NULL,
	"bid_id" text,
	"bidder" text,
	"amount" numeric(78, 0),
	"reclaimed" numeric(78, 0),
	"status" text NOT NULL,
	"fee" numeric(78, 0),
	"creator" text,
	"royalty" numeric(78, 0),
	"created_order" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"created_tx" text NOT NULL,
	"closed_at" bigint,
	"closed_tx" text,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."lot_bid" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"lot_id" text NOT NULL,
	"nft_id" text NOT NULL,
	"bidder" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"end_at" bigint NOT NULL,
	"is_extending" boolean NOT NULL,
	"outbid_bidder" text,
	"outbid_amount" numeric(78, 0),
	"bid_order" bigint NOT NULL,
	"at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."swap" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"side" text NOT NULL,
	"account" text NOT NULL,
	"receiver" text NOT NULL,
	"base" numeric(78, 0) NOT NULL,
	"fee" numeric(78, 0) NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"real_base" numeric(78, 0) NOT NULL,
	"token_reserve" numeric(78, 0) NOT NULL,
	"swap_order" bigint NOT NULL,
	"at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."prediction_bet" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"round_id" text NOT NULL,
	"account" text NOT NULL,
	"side" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"claimed" boolean NOT NULL,
	"paid" numeric(78, 0),
	"bet_order" bigint NOT NULL,
	"bet_at" bigint NOT NULL,
	"bet_tx" text NOT NULL,
	"claimed_at" bigint,
	"claimed_tx" text,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."prediction_coin" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"coin" text NOT NULL,
	"is_supported" boolean NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."prediction_event" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"round_id" text NOT NULL,
	"kind" text NOT NULL,
	"account" text,
	"side" text,
	"amount" numeric(78, 0),
	"a_amount" numeric(78, 0),
	"b_amount" numeric(78, 0),
	"event_order" bigint NOT NULL,
	"at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."prediction_role" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"role" text NOT NULL,
	"account" text NOT NULL,
	"is_granted" boolean NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."prediction_round" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"epoch" integer NOT NULL,
	"dossier" text NOT NULL,
	"coin" text NOT NULL,
	"unit" numeric(78, 0) NOT NULL,
	"start_timestamp" bigint NOT NULL,
	"lock_timestamp" bigint NOT NULL,
	"close_timestamp" bigint NOT NULL,
	"final_timestamp" bigint NOT NULL,
	"lock_price" numeric(78, 0) NOT NULL,
	"close_price" numeric(78, 0) NOT NULL,
	"fee_rate" integer NOT NULL,
	"a_amount" numeric(78, 0) NOT NULL,
	"b_amount" numeric(78, 0) NOT NULL,
	"bettors" integer NOT NULL,
	"result" text,
	"is_cancelled" boolean NOT NULL,
	"disputes" integer NOT NULL,
	"claimed_amount" numeric(78, 0) NOT NULL,
	"rewards_paid" numeric(78, 0) NOT NULL,
	"refunds_paid" numeric(78, 0) NOT NULL,
	"fee_paid" numeric(78, 0) NOT NULL,
	"start_tx" text NOT NULL,
	"result_tx" text,
	"result_at" bigint,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."prediction_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"is_paused" boolean NOT NULL,
	"fee_recipient" text NOT NULL,
	"fee_rate" integer NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."quiz" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."quiz_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chain_id" bigint NOT NULL,
	"author" text NOT NULL,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"option_a" text NOT NULL,
	"option_b" text NOT NULL,
	"criteria" text NOT NULL,
	"source" text NOT NULL,
	"fallback" text NOT NULL,
	"time_zone" text NOT NULL,
	"close_bets_at" bigint NOT NULL,
	"draw_at" bigint NOT NULL,
	"coin" text NOT NULL,
	"unit_amount" numeric(78, 0) NOT NULL,
	"lock_price" numeric(78, 0) NOT NULL,
	"image" text NOT NULL,
	"dossier_text" text NOT NULL,
	"dossier" text NOT NULL,
	"form_hash" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"reviewed_by" text,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."quiz_announcement" (
	"quiz_id" integer NOT NULL,
	"disputes" integer NOT NULL,
	"result" text NOT NULL,
	"evidence" text NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_announcement_quiz_id_disputes_pk" PRIMARY KEY("quiz_id","disputes")
);
--> statement-breakpoint
CREATE TABLE "app"."quiz_home" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."quiz_objection" (
	"quiz_id" integer NOT NULL,
	"disputes" integer NOT NULL,
	"author" text NOT NULL,
	"side" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_objection_quiz_id_disputes_author_pk" PRIMARY KEY("quiz_id","disputes","author")
);
--> statement-breakpoint
ALTER TABLE "app"."quiz_announcement" ADD CONSTRAINT "quiz_announcement_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "app"."quiz"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."quiz_objection" ADD CONSTRAINT "quiz_objection_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "app"."quiz"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auction_coin_window" ON "app"."auction_coin" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "auction_collection_window" ON "app"."auction_collection" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "auction_settings_window" ON "app"."auction_settings" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "lot_newest" ON "app"."lot" USING btree ("chain_id","created_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lot_nft" ON "app"."lot" USING btree ("nft_id","created_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lot_seller" ON "app"."lot" USING btree ("seller","chain_id","created_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lot_bidder" ON "app"."lot" USING btree ("bidder","chain_id") WHERE status = 'open' and bidder is not null;--> statement-breakpoint
CREATE INDEX "lot_open" ON "app"."lot" USING btree ("chain_id","end_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "lot_window" ON "app"."lot" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "lot_bid_lot" ON "app"."lot_bid" USING btree ("lot_id","bid_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lot_bid_bidder" ON "app"."lot_bid" USING btree ("bidder","chain_id","bid_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lot_bid_window" ON "app"."lot_bid" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "swap_latest" ON "app"."swap" USING btree ("chain_id","swap_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "swap_account" ON "app"."swap" USING btree ("account","chain_id","swap_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "swap_time" ON "app"."swap" USING btree ("chain_id","at");--> statement-breakpoint
CREATE INDEX "swap_window" ON "app"."swap" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "prediction_bet_round" ON "app"."prediction_bet" USING btree ("round_id","bet_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "prediction_bet_account" ON "app"."prediction_bet" USING btree ("account","chain_id","bet_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "prediction_bet_window" ON "app"."prediction_bet" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "prediction_coin_window" ON "app"."prediction_coin" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "prediction_event_round" ON "app"."prediction_event" USING btree ("round_id","event_order");--> statement-breakpoint
CREATE INDEX "prediction_event_window" ON "app"."prediction_event" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "prediction_role_account" ON "app"."prediction_role" USING btree ("account","chain_id") WHERE is_granted;--> statement-breakpoint
CREATE INDEX "prediction_role_window" ON "app"."prediction_role" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "prediction_round_dossier" ON "app"."prediction_round" USING btree ("chain_id","dossier");--> statement-breakpoint
CREATE INDEX "prediction_round_window" ON "app"."prediction_round" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "prediction_round_lock" ON "app"."prediction_round" USING btree ("chain_id","lock_timestamp");--> statement-breakpoint
CREATE INDEX "prediction_round_final" ON "app"."prediction_round" USING btree ("chain_id","final_timestamp");--> statement-breakpoint
CREATE INDEX "prediction_round_close" ON "app"."prediction_round" USING btree ("chain_id","close_timestamp");--> statement-breakpoint
CREATE INDEX "prediction_settings_window" ON "app"."prediction_settings" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_dossier" ON "app"."quiz" USING btree ("chain_id","dossier");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_form" ON "app"."quiz" USING btree ("author","form_hash") WHERE state = 'new';--> statement-breakpoint
CREATE INDEX "quiz_state" ON "app"."quiz" USING btree ("chain_id","state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quiz_author" ON "app"."quiz" USING btree ("author","chain_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quiz_waiting" ON "app"."quiz" USING btree ("chain_id","submitted_at") WHERE state = 'new';