-- What waits in our own tables is handed to the engine.
SELECT "jobs"."enqueue"('mail', jsonb_strip_nulls(jsonb_build_object('kind', "kind", 'subjectId', "subject_id", 'recipient', "recipient", 'facts', "facts"))) FROM "app"."mail" WHERE "kind" <> 'digest';--> statement-breakpoint
SELECT "jobs"."enqueue"('digest', jsonb_build_object('accountId', "account_id"), "account_id"::text, "account_id"::text) FROM (SELECT DISTINCT "account_id" FROM "app"."notification" WHERE "digested_at" IS NULL) "n";--> statement-breakpoint
SELECT "jobs"."enqueue"('token-metadata', jsonb_build_object('nftId', "nft_id"), "nft_id", coalesce(substring("token_uri" FROM '^https?://([^/?#]+)'), regexp_replace("nft_id", '-[^-]*$', ''))) FROM "app"."metadata_fetch" WHERE "next_try_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."mail" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "app"."mail" CASCADE;--> statement-breakpoint
DROP INDEX "app"."metadata_fetch_next";--> statement-breakpoint
DROP INDEX "app"."media_pin_due";--> statement-breakpoint
CREATE INDEX "media_unpinned" ON "app"."media" USING btree ("cid") WHERE "app"."media"."pinned_at" is null;--> statement-breakpoint
ALTER TABLE "app"."metadata_fetch" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "app"."metadata_fetch" DROP COLUMN "next_try_at";--> statement-breakpoint
ALTER TABLE "app"."media" DROP COLUMN "pin_next_at";