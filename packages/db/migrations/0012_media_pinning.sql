ALTER TABLE "app"."media" ADD COLUMN "pin_next_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."media" ADD COLUMN "pin_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."media" ADD COLUMN "pin_fault" text;--> statement-breakpoint
CREATE INDEX "media_pin_due" ON "app"."media" USING btree ("pin_next_at") WHERE "app"."media"."pinned_at" is null;