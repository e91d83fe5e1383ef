DROP INDEX "app"."collection_day_sales";--> statement-breakpoint
CREATE INDEX "collection_card" ON "app"."collection" USING btree ("id","state","name","owner");--> statement-breakpoint
CREATE INDEX "collection_day_sales" ON "app"."collection_day" USING btree ("chain_id","day","collection_id","coin","count","volume") WHERE kind = 'sale';