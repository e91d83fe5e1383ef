CREATE TABLE "app"."credit" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"account" text NOT NULL,
	"coin" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "credit_account" ON "app"."credit" USING btree ("account","chain_id","coin") WHERE amount > 0;--> statement-breakpoint
CREATE INDEX "credit_window" ON "app"."credit" USING btree ("chain_id","updated_block");