DROP INDEX "app"."notification_event";--> statement-breakpoint
CREATE UNIQUE INDEX "notification_event" ON "app"."notification" USING btree ("event_id","account_id");