CREATE TABLE "app"."nft_term" (
	"term_id" bigint NOT NULL,
	"mint_order" bigint NOT NULL,
	CONSTRAINT "nft_term_term_id_mint_order_pk" PRIMARY KEY("term_id","mint_order")
);
--> statement-breakpoint
CREATE TABLE "app"."search_term" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."search_term_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"term" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_term_of" ON "app"."search_term" USING btree ("kind","chain_id","term" text_pattern_ops,"subject");--> statement-breakpoint
CREATE INDEX "nft_token" ON "app"."nft" USING btree ("chain_id","token_id","mint_order");--> statement-breakpoint
CREATE INDEX "name_prefix" ON "app"."name" USING btree ("chain_id","label" text_pattern_ops);