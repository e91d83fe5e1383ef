CREATE TABLE "app"."collection_offer" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"collection_id" text NOT NULL,
	"offerer" text NOT NULL,
	"coin" text NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"quantity" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"status" text NOT NULL,
	"offer_order" bigint NOT NULL,
	"offered_at" bigint NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "collection_offer_collection" ON "app"."collection_offer" USING btree ("collection_id","price" DESC NULLS FIRST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "collection_offer_offerer" ON "app"."collection_offer" USING btree ("offerer","chain_id","offer_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "collection_offer_window" ON "app"."collection_offer" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "collection_offer_end" ON "app"."collection_offer" USING btree ("chain_id","end_at") WHERE status = 'open';