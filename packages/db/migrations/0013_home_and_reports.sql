CREATE TABLE "app"."home_content" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."nft_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."nft_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nft_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "app"."final_mark" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"block" bigint NOT NULL,
	"hash" text NOT NULL,
	"broken_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "app"."nft_collection_price";--> statement-breakpoint
DROP INDEX "app"."nft_price";--> statement-breakpoint
DROP INDEX "app"."nft_collection_listed";--> statement-breakpoint
DROP INDEX "app"."nft_listed";--> statement-breakpoint
DROP INDEX "app"."nft_ask_end";--> statement-breakpoint
ALTER TABLE "app"."nft_report" ADD CONSTRAINT "nft_report_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "nft_report_open" ON "app"."nft_report" USING btree ("nft_id","account_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "nft_report_state" ON "app"."nft_report" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "nft_report_account" ON "app"."nft_report" USING btree ("account_id","nft_id","id");--> statement-breakpoint
CREATE INDEX "collection_day_sales" ON "app"."collection_day" USING btree ("chain_id","day") WHERE kind = 'sale';--> statement-breakpoint
CREATE INDEX "nft_collection_price" ON "app"."nft" USING btree ("collection_id","coin","price","mint_order","ask_end") WHERE ask_end is not null;--> statement-breakpoint
CREATE INDEX "nft_price" ON "app"."nft" USING btree ("chain_id","coin","price","mint_order","ask_end") WHERE ask_end is not null;--> statement-breakpoint
CREATE INDEX "nft_collection_listed" ON "app"."nft" USING btree ("collection_id","listed_at","mint_order","ask_end") WHERE ask_end is not null;--> statement-breakpoint
CREATE INDEX "nft_listed" ON "app"."nft" USING btree ("chain_id","listed_at","mint_order","ask_end") WHERE ask_end is not null;--> statement-breakpoint
CREATE INDEX "nft_ask_end" ON "app"."nft" USING btree ("collection_id","coin","ask_end") WHERE ask_end is not null;