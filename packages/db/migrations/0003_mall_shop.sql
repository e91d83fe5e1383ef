CREATE TABLE "app"."favourite" (
	"account_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_account_id_product_id_pk" PRIMARY KEY("account_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "app"."freight_template" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."freight_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"rules" jsonb NOT NULL,
	"free_from" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"freight_template_id" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_from" bigint,
	"price_to" bigint,
	"currency" text DEFAULT 'USD' NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"favourite_count" integer DEFAULT 0 NOT NULL,
	"terms" text[] DEFAULT '{}' NOT NULL,
	"listed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."shipping_address" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"line" text NOT NULL,
	"address" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."shop" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."shop_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text DEFAULT 'pending' NOT NULL,
	"name" text NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"logo_url" text,
	"country" text NOT NULL,
	"pickup_point" text,
	"payout_address" text NOT NULL,
	"next_payout_address" text,
	"payout_changes_at" timestamp with time zone,
	"fee_bps" integer DEFAULT 300 NOT NULL,
	"review_reason" text,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_fee" CHECK ("app"."shop"."fee_bps" between 0 and 10000),
	CONSTRAINT "shop_payout" CHECK ("app"."shop"."payout_address" ~ '^0x[0-9a-f]{40}$')
);
--> statement-breakpoint
CREATE TABLE "app"."shop_member" (
	"shop_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_member_shop_id_account_id_pk" PRIMARY KEY("shop_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "app"."sku" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."sku_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture_url" text,
	"price" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"grams" integer DEFAULT 0 NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"low_stock_at" integer DEFAULT 3 NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sku_stock" CHECK ("app"."sku"."reserved" >= 0 and "app"."sku"."reserved" <= "app"."sku"."on_hand"),
	CONSTRAINT "sku_price" CHECK ("app"."sku"."price" >= 0),
	CONSTRAINT "sku_grams" CHECK ("app"."sku"."grams" >= 0)
);
--> statement-breakpoint
ALTER TABLE "app"."favourite" ADD CONSTRAINT "favourite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."favourite" ADD CONSTRAINT "favourite_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "app"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."freight_template" ADD CONSTRAINT "freight_template_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "app"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."product" ADD CONSTRAINT "product_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "app"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."product" ADD CONSTRAINT "product_freight_template_id_freight_template_id_fk" FOREIGN KEY ("freight_template_id") REFERENCES "app"."freight_template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."shipping_address" ADD CONSTRAINT "shipping_address_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."shop_member" ADD CONSTRAINT "shop_member_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "app"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."shop_member" ADD CONSTRAINT "shop_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."sku" ADD CONSTRAINT "sku_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "app"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."sku" ADD CONSTRAINT "sku_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "app"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_newest" ON "app"."favourite" USING btree ("account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "freight_template_shop" ON "app"."freight_template" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "product_shop" ON "app"."product" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "product_terms" ON "app"."product" USING gin ("terms") WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "product_newest" ON "app"."product" USING btree ("listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "product_cheapest" ON "app"."product" USING btree ("price_from","id") WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "product_popular" ON "app"."product" USING btree ("sold_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "shipping_address_account" ON "app"."shipping_address" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_address_default" ON "app"."shipping_address" USING btree ("account_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "shop_status" ON "app"."shop" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "shop_member_account" ON "app"."shop_member" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sku_product" ON "app"."sku" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "sku_shop" ON "app"."sku" USING btree ("shop_id");