ALTER TABLE "app"."standing" RENAME TO "collection_state";--> statement-breakpoint
ALTER TABLE "app"."order_submit" RENAME COLUMN "wish" TO "payload_hash";--> statement-breakpoint
ALTER TABLE "app"."payment_operation" RENAME COLUMN "tries" TO "attempts";
