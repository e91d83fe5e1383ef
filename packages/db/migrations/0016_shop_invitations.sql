CREATE TABLE "app"."shop_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" integer NOT NULL,
	"invitee" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."shop_member" ADD COLUMN "invited_as" text;--> statement-breakpoint
ALTER TABLE "app"."shop_invitation" ADD CONSTRAINT "shop_invitation_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "app"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_invitation_once" ON "app"."shop_invitation" USING btree ("shop_id","invitee");--> statement-breakpoint
CREATE INDEX "shop_invitation_invitee" ON "app"."shop_invitation" USING btree ("invitee");