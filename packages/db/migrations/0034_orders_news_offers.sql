ALTER TABLE "app"."notification" ADD COLUMN "is_immediate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "ask_end" ON "app"."ask" USING btree ("chain_id","end_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "bid_end" ON "app"."bid" USING btree ("chain_id","end_at") WHERE status = 'open';