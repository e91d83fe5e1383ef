CREATE TABLE "app"."product_place" (
	"term" text collate "C" NOT NULL,
	"sort" smallint NOT NULL,
	"value" bigint NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_place_term_sort_value_product_id_pk" PRIMARY KEY("term","sort","value","product_id")
);
--> statement-breakpoint
CREATE TABLE "app"."search_word" (
	"word" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "app"."product_newest";--> statement-breakpoint
DROP INDEX "app"."product_cheapest";--> statement-breakpoint
DROP INDEX "app"."product_popular";--> statement-breakpoint
ALTER TABLE "app"."product" ADD COLUMN "terms_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "app"."search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_terms_version" ON "app"."product" USING btree ("terms_version");