CREATE TABLE "app"."nft_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author" text NOT NULL,
	"collection_id" text,
	"token_uri" text NOT NULL,
	"shown" jsonb NOT NULL,
	"bulk_id" uuid,
	"line" integer,
	"chain_id" bigint,
	"token_id" numeric(78, 0),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nft_draft_token_uri_unique" UNIQUE("token_uri")
);
--> statement-breakpoint
CREATE TABLE "app"."series_document" (
	"base_uri" text PRIMARY KEY NOT NULL,
	"author" text NOT NULL,
	"shown" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "nft_draft_line" ON "app"."nft_draft" USING btree ("bulk_id","line");--> statement-breakpoint
CREATE INDEX "nft_draft_author" ON "app"."nft_draft" USING btree ("author","created_at" DESC NULLS FIRST);