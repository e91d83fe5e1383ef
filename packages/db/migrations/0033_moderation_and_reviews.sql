CREATE TABLE "app"."product_review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."product_review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"sku_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden_for" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "product_review_rating" CHECK ("app"."product_review"."rating" between 1 and 5),
	CONSTRAINT "product_review_answer" CHECK (("app"."product_review"."answer" is null) = ("app"."product_review"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "app"."product" ADD COLUMN "held_from" text;--> statement-breakpoint
ALTER TABLE "app"."product" ADD COLUMN "takedown_reason" text;--> statement-breakpoint
ALTER TABLE "app"."product" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."product" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."product_review" ADD CONSTRAINT "product_review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "app"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."product_review" ADD CONSTRAINT "product_review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."product_review" ADD CONSTRAINT "product_review_order_id_sku_id_order_line_order_id_sku_id_fk" FOREIGN KEY ("order_id","sku_id") REFERENCES "app"."order_line"("order_id","sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_review_line" ON "app"."product_review" USING btree ("order_id","sku_id");--> statement-breakpoint
CREATE INDEX "product_review_newest" ON "app"."product_review" USING btree ("product_id","id" DESC NULLS FIRST) WHERE hidden_for is null;--> statement-breakpoint
CREATE INDEX "product_review_account" ON "app"."product_review" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "app"."product" ADD CONSTRAINT "product_rating" CHECK ("app"."product"."rating_sum" between "app"."product"."rating_count" and "app"."product"."rating_count" * 5);--> statement-breakpoint
UPDATE "app"."product" SET "held_from" = 'listed' WHERE "status" = 'held';--> statement-breakpoint
ALTER TABLE "app"."product" ADD CONSTRAINT "product_held" CHECK (("app"."product"."status" = 'held') = ("app"."product"."held_from" is not null) and ("app"."product"."takedown_reason" is null or "app"."product"."status" = 'held'));