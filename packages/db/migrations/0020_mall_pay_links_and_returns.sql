CREATE TABLE "app"."pay_link" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_link_group_id_unique" UNIQUE("group_id")
);
--> statement-breakpoint
ALTER TABLE "app"."order_request" ADD COLUMN "return_address" text;--> statement-breakpoint
ALTER TABLE "app"."shop" ADD COLUMN "return_address" text;