DROP INDEX "app"."order_request_open";--> statement-breakpoint
ALTER TABLE "app"."notification" ADD COLUMN "mailing_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."order_request" ADD COLUMN "act_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."order_request" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."order_request" ADD COLUMN "disputed_by" text;--> statement-breakpoint
ALTER TABLE "app"."order_request" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."order_request" ADD COLUMN "dispute_reason" text;--> statement-breakpoint
ALTER TABLE "app"."order_request" ADD COLUMN "ruling" text;--> statement-breakpoint
ALTER TABLE "app"."order_request" ADD COLUMN "ruling_reason" text;--> statement-breakpoint
ALTER TABLE "app"."order_request" ADD COLUMN "ruled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_request_due" ON "app"."order_request" USING btree ("act_by") WHERE state in ('open', 'agreed', 'sentBack', 'disputed');--> statement-breakpoint
CREATE INDEX "order_request_remind" ON "app"."order_request" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_request_open" ON "app"."order_request" USING btree ("order_id") WHERE state in ('open', 'agreed', 'sentBack', 'disputed', 'paying');--> statement-breakpoint
-- Requests that wait get the time they would have had if they had come today.
UPDATE "app"."order_request" SET "act_by" = now() + interval '5 days', "remind_at" = now() + interval '4 days' WHERE state = 'open';--> statement-breakpoint
UPDATE "app"."order_request" SET "act_by" = now() + interval '14 days', "remind_at" = now() + interval '11 days' WHERE state IN ('agreed', 'sentBack');
