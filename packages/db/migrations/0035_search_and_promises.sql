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
DROP INDEX "app"."product_newest";--> statement-breakpoint
DROP INDEX "app"."product_cheapest";--> statement-breakpoint
DROP INDEX "app"."product_popular";--> statement-breakpoint
DROP INDEX "app"."product_review_account";--> statement-breakpoint
ALTER TABLE "app"."account" ADD COLUMN "bought_as" text;--> statement-breakpoint
ALTER TABLE "app"."mall_order" ADD COLUMN "days_most" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."mall_order" ADD COLUMN "express_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."mall_order" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."mall_order" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."product_review" ADD COLUMN "answer_edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."product" ADD COLUMN "terms_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "app"."search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "search_term_of" ON "app"."search_term" USING btree ("kind","chain_id","term" text_pattern_ops,"subject");--> statement-breakpoint
CREATE INDEX "mall_order_account_status" ON "app"."mall_order" USING btree ("account_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_order_shop_newest" ON "app"."mall_order" USING btree ("shop_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_terms_version" ON "app"."product" USING btree ("terms_version");--> statement-breakpoint
CREATE INDEX "nft_media_newest" ON "app"."nft" USING btree ("chain_id","media_type","mint_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "nft_token" ON "app"."nft" USING btree ("chain_id","token_id","mint_order");--> statement-breakpoint
CREATE INDEX "name_prefix" ON "app"."name" USING btree ("chain_id","label" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_review_account" ON "app"."product_review" USING btree ("account_id","product_id","id" DESC NULLS FIRST);--> statement-breakpoint
-- Longer deliveries would be paid out after the escrow's refund has ended.
UPDATE "app"."freight_template" SET "rules" = (
	SELECT jsonb_agg(rule || jsonb_build_object(
		'leastDays', least((rule ->> 'leastDays')::int, 45), 'mostDays', least((rule ->> 'mostDays')::int, 45)) ORDER BY place)
	FROM jsonb_array_elements("rules") WITH ORDINALITY AS r (rule, place)
) WHERE jsonb_path_exists("rules", '$[*].mostDays ? (@ > 45)');--> statement-breakpoint
UPDATE "app"."mall_order" o SET "search" = left(lower(normalize(o."number" || E'\n' || coalesce((
	SELECT string_agg(DISTINCT t.value, E'\n') FROM "app"."order_line" l, jsonb_each_text(l."title") t WHERE l."order_id" = o."id"
), ''), NFKC)), 4000);--> statement-breakpoint
-- Each account counts once for a product.
UPDATE "app"."product" p SET "rating_sum" = c.stars, "rating_count" = c.count FROM (
	SELECT n."product_id", sum(n."rating")::int AS stars, count(*)::int AS count FROM (
		SELECT DISTINCT ON (r."product_id", r."account_id") r."product_id", r."rating" FROM "app"."product_review" r
		WHERE r."hidden_for" IS NULL ORDER BY r."product_id", r."account_id", r."id" DESC
	) n GROUP BY n."product_id"
) c WHERE c."product_id" = p."id";
