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
ALTER TABLE "app"."payment_quote" ADD COLUMN "price_sources" integer DEFAULT 1 NOT NULL;