CREATE TABLE "app"."approval" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"collection_id" text NOT NULL,
	"owner" text NOT NULL,
	"operator" text NOT NULL,
	"is_approved" boolean NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."ask" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"nft_id" text NOT NULL,
	"seller" text NOT NULL,
	"coin" text NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"status" text NOT NULL,
	"listed_order" bigint NOT NULL,
	"listed_at" bigint NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."bid" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"nft_id" text NOT NULL,
	"bidder" text NOT NULL,
	"coin" text NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"end_at" bigint NOT NULL,
	"status" text NOT NULL,
	"bid_order" bigint NOT NULL,
	"bid_at" bigint NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."sale" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"nft_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"kind" text NOT NULL,
	"seller" text NOT NULL,
	"buyer" text NOT NULL,
	"receiver" text NOT NULL,
	"coin" text NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"fee" numeric(78, 0) NOT NULL,
	"creator" text NOT NULL,
	"royalty" numeric(78, 0) NOT NULL,
	"block" bigint NOT NULL,
	"at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"log_index" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."activity" ADD COLUMN "collection_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."activity" ADD COLUMN "price" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "app"."activity" ADD COLUMN "coin" text;--> statement-breakpoint
ALTER TABLE "app"."nft" ADD COLUMN "ask_id" text;--> statement-breakpoint
ALTER TABLE "app"."nft" ADD COLUMN "price" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "app"."nft" ADD COLUMN "coin" text;--> statement-breakpoint
ALTER TABLE "app"."nft" ADD COLUMN "listed_at" bigint;--> statement-breakpoint
ALTER TABLE "app"."nft" ADD COLUMN "ask_start" bigint;--> statement-breakpoint
ALTER TABLE "app"."nft" ADD COLUMN "ask_end" bigint;--> statement-breakpoint
ALTER TABLE "app"."nft" ADD COLUMN "last_sale_id" text;--> statement-breakpoint
ALTER TABLE "app"."nft" ADD COLUMN "last_price" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "app"."nft" ADD COLUMN "last_coin" text;--> statement-breakpoint
ALTER TABLE "app"."nft" ADD COLUMN "last_sold_at" bigint;--> statement-breakpoint
ALTER TABLE "app"."nft" ADD COLUMN "bid_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "approval_owner" ON "app"."approval" USING btree ("owner","chain_id") WHERE is_approved;--> statement-breakpoint
CREATE INDEX "approval_window" ON "app"."approval" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "ask_nft" ON "app"."ask" USING btree ("nft_id");--> statement-breakpoint
CREATE INDEX "ask_seller" ON "app"."ask" USING btree ("seller","chain_id","listed_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ask_window" ON "app"."ask" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "bid_nft" ON "app"."bid" USING btree ("nft_id","price" DESC NULLS FIRST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "bid_bidder" ON "app"."bid" USING btree ("bidder","chain_id","bid_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bid_window" ON "app"."bid" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "sale_nft" ON "app"."sale" USING btree ("nft_id","block" DESC NULLS FIRST,"log_index" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sale_collection" ON "app"."sale" USING btree ("collection_id","block" DESC NULLS FIRST,"log_index" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sale_seller" ON "app"."sale" USING btree ("seller","chain_id","block" DESC NULLS FIRST,"log_index" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sale_buyer" ON "app"."sale" USING btree ("buyer","chain_id","block" DESC NULLS FIRST,"log_index" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sale_window" ON "app"."sale" USING btree ("chain_id","block");--> statement-breakpoint
CREATE INDEX "activity_collection" ON "app"."activity" USING btree ("collection_id","block" DESC NULLS FIRST,"log_index" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_from" ON "app"."activity" USING btree ("from","chain_id","block" DESC NULLS FIRST,"log_index" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_to" ON "app"."activity" USING btree ("to","chain_id","block" DESC NULLS FIRST,"log_index" DESC NULLS FIRST);