ALTER TABLE "app"."mail" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "app"."mail" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;