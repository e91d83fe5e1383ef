CREATE TABLE "app"."gbt_transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gbt_transfer_window" ON "app"."gbt_transfer" USING btree ("chain_id","updated_block");