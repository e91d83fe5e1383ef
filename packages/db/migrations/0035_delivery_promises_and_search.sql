DROP INDEX "app"."product_review_account";--> statement-breakpoint
ALTER TABLE "app"."account" ADD COLUMN "bought_as" text;--> statement-breakpoint
ALTER TABLE "app"."mall_order" ADD COLUMN "days_most" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."mall_order" ADD COLUMN "express_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."mall_order" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."mall_order" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."product_review" ADD COLUMN "answer_edited_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mall_order_account_status" ON "app"."mall_order" USING btree ("account_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_order_shop_newest" ON "app"."mall_order" USING btree ("shop_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "nft_media_newest" ON "app"."nft" USING btree ("chain_id","media_type","mint_order" DESC NULLS FIRST);--> statement-breakpoint
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
