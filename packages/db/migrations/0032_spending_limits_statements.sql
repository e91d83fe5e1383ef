CREATE TABLE "app"."spending_limit" (
	"account_id" uuid NOT NULL,
	"chain_id" bigint NOT NULL,
	"coin" text NOT NULL,
	"period" text NOT NULL,
	"amount" numeric(78, 0),
	"next_amount" numeric(78, 0),
	"next_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spending_limit_account_id_chain_id_coin_period_pk" PRIMARY KEY("account_id","chain_id","coin","period")
);
--> statement-breakpoint
CREATE TABLE "app"."referral_entry" (
	"chain_id" bigint NOT NULL,
	"month" text NOT NULL,
	"place" integer NOT NULL,
	"record" text NOT NULL,
	"inviter_id" uuid NOT NULL,
	"line" text NOT NULL,
	CONSTRAINT "referral_entry_chain_id_month_place_pk" PRIMARY KEY("chain_id","month","place")
);
--> statement-breakpoint
CREATE TABLE "app"."referral_statement" (
	"chain_id" bigint NOT NULL,
	"month" text NOT NULL,
	"size" integer NOT NULL,
	"root" text NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_statement_chain_id_month_pk" PRIMARY KEY("chain_id","month")
);
--> statement-breakpoint
ALTER TABLE "app"."spending_limit" ADD CONSTRAINT "spending_limit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."referral_entry" ADD CONSTRAINT "referral_entry_inviter_id_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "app"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_entry_record" ON "app"."referral_entry" USING btree ("chain_id","record");--> statement-breakpoint
CREATE INDEX "referral_entry_inviter" ON "app"."referral_entry" USING btree ("inviter_id","chain_id","month","place");--> statement-breakpoint
CREATE INDEX "reveal_pet" ON "app"."reveal" USING btree ("pet_id","revealed_order" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "prediction_event_account" ON "app"."prediction_event" USING btree ("account","chain_id","at") WHERE account is not null;