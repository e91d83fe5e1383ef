-- Projected again from the events of the contracts that carry these facts; older rows do not have them.
DELETE FROM "app"."collection_right";--> statement-breakpoint
ALTER TABLE "app"."collection" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."collection_right" ADD COLUMN "epoch" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."collection_right" ADD COLUMN "term" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."collection_right" ADD COLUMN "grantor" text NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."collection_right" ADD COLUMN "grantor_term" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."collection_right" DROP COLUMN "given_by";