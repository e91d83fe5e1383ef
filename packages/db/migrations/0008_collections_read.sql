CREATE TABLE "app"."collection_coin" (
	"collection_id" text NOT NULL,
	"coin" text NOT NULL,
	"listed" integer DEFAULT 0 NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"volume" numeric(78, 0) DEFAULT 0 NOT NULL,
	CONSTRAINT "collection_coin_collection_id_coin_pk" PRIMARY KEY("collection_id","coin")
);
--> statement-breakpoint
CREATE TABLE "app"."collection_day" (
	"collection_id" text NOT NULL,
	"day" integer NOT NULL,
	"kind" text NOT NULL,
	"coin" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"volume" numeric(78, 0) NOT NULL,
	CONSTRAINT "collection_day_collection_id_day_kind_coin_pk" PRIMARY KEY("collection_id","day","kind","coin")
);
--> statement-breakpoint
CREATE TABLE "app"."holder" (
	"collection_id" text NOT NULL,
	"owner" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "holder_collection_id_owner_pk" PRIMARY KEY("collection_id","owner")
);
--> statement-breakpoint
CREATE TABLE "app"."standing" (
	"collection_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."nft_trait" (
	"trait_id" integer NOT NULL,
	"mint_order" bigint NOT NULL,
	CONSTRAINT "nft_trait_trait_id_mint_order_pk" PRIMARY KEY("trait_id","mint_order")
);
--> statement-breakpoint
CREATE TABLE "app"."trait" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."trait_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"collection_id" text NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "trait_name" UNIQUE("collection_id","type","value")
);
--> statement-breakpoint
ALTER TABLE "app"."collection" ADD COLUMN "holder_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."collection" ADD COLUMN "state" text DEFAULT 'unverified' NOT NULL;--> statement-breakpoint
CREATE INDEX "holder_fullest" ON "app"."holder" USING btree ("collection_id","count" DESC NULLS FIRST,"owner");--> statement-breakpoint
CREATE INDEX "holder_gone" ON "app"."holder" USING btree ("collection_id") WHERE count = 0;--> statement-breakpoint
CREATE INDEX "collection_owner" ON "app"."collection" USING btree ("owner","chain_id");--> statement-breakpoint
CREATE INDEX "collection_contract" ON "app"."collection" USING btree ("chain_id","contract");--> statement-breakpoint
CREATE INDEX "collection_name" ON "app"."collection" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "nft_collection_price" ON "app"."nft" USING btree ("collection_id","coin","price","mint_order","ask_end") WHERE price is not null;--> statement-breakpoint
CREATE INDEX "nft_price" ON "app"."nft" USING btree ("chain_id","coin","price","mint_order","ask_end") WHERE price is not null;--> statement-breakpoint
CREATE INDEX "nft_collection_listed" ON "app"."nft" USING btree ("collection_id","listed_at","mint_order","ask_end") WHERE price is not null;--> statement-breakpoint
CREATE INDEX "nft_listed" ON "app"."nft" USING btree ("chain_id","listed_at","mint_order","ask_end") WHERE price is not null;--> statement-breakpoint
CREATE INDEX "nft_ask_end" ON "app"."nft" USING btree ("collection_id","coin","ask_end") WHERE price is not null;