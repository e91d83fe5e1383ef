CREATE TABLE "app"."live_event" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."live_event_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX "live_event_at" ON "app"."live_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "metadata_fetch_next" ON "app"."metadata_fetch" USING btree ("next_try_at") WHERE next_try_at is not null;