CREATE SCHEMA "app";
--> statement-breakpoint
CREATE TABLE "app"."collection" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"owner" text NOT NULL,
	"creator" text NOT NULL,
	"is_open" boolean NOT NULL,
	"max_mint" numeric(78, 0) NOT NULL,
	"nft_count" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."activity" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"nft_id" text NOT NULL,
	"kind" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"block" bigint NOT NULL,
	"at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"log_index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."nft" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"collection_id" text NOT NULL,
	"contract" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"owner" text NOT NULL,
	"creator" text NOT NULL,
	"token_uri" text NOT NULL,
	"royalty" integer NOT NULL,
	"mint_order" bigint NOT NULL,
	"minted_block" bigint NOT NULL,
	"minted_at" bigint NOT NULL,
	"updated_block" bigint NOT NULL,
	"metadata" text DEFAULT 'queued' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"media_type" text DEFAULT 'IMAGE' NOT NULL,
	"media_url" text,
	"traits" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."projection" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"deployment" text NOT NULL,
	"checkpoint" text NOT NULL,
	"block" bigint NOT NULL,
	"block_time" bigint NOT NULL,
	"finalized_block" bigint NOT NULL,
	"projected_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "collection_fullest" ON "app"."collection" USING btree ("chain_id","nft_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "collection_window" ON "app"."collection" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "activity_nft" ON "app"."activity" USING btree ("nft_id","block" DESC NULLS FIRST,"log_index" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_window" ON "app"."activity" USING btree ("chain_id","block");--> statement-breakpoint
CREATE INDEX "nft_newest" ON "app"."nft" USING btree ("chain_id","mint_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "nft_collection_newest" ON "app"."nft" USING btree ("collection_id","mint_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "nft_owner_newest" ON "app"."nft" USING btree ("owner","chain_id","mint_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "nft_window" ON "app"."nft" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "nft_queued" ON "app"."nft" USING btree ("chain_id","mint_order") WHERE metadata = 'queued';