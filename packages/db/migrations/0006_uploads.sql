CREATE TABLE "app"."media" (
	"cid" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pinned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"cid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."upload" ADD CONSTRAINT "upload_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."upload" ADD CONSTRAINT "upload_cid_media_cid_fk" FOREIGN KEY ("cid") REFERENCES "app"."media"("cid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_account" ON "app"."upload" USING btree ("account_id","created_at");