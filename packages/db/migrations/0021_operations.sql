CREATE TABLE "app"."alert" (
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"facts" jsonb NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"logged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_name_subject_pk" PRIMARY KEY("name","subject")
);
--> statement-breakpoint
ALTER TABLE "app"."payment_operation" ADD COLUMN "mined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."payment_quote" ADD COLUMN "price_sources" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "notification_created" ON "app"."notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_submit_created" ON "app"."order_submit" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_quote_pay_by" ON "app"."payment_quote" USING btree ("pay_by");--> statement-breakpoint
CREATE INDEX "upload_created" ON "app"."upload" USING btree ("created_at");