CREATE TABLE "app"."metadata_fetch" (
	"nft_id" text PRIMARY KEY NOT NULL,
	"token_uri" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now(),
	"read_at" timestamp with time zone,
	"fault" text,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "app"."nft" ADD COLUMN "poster_url" text;--> statement-breakpoint
CREATE INDEX "metadata_fetch_next" ON "app"."metadata_fetch" USING btree ("next_try_at") WHERE next_try_at is not null;