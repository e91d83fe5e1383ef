CREATE TABLE "app"."proposal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"target" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposer" text NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"ended_by" uuid,
	"ender" text,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "app"."key_balance" (
	"chain_id" bigint NOT NULL,
	"role" text NOT NULL,
	"address" text NOT NULL,
	"sampled_at" timestamp with time zone NOT NULL,
	"balance" numeric(78, 0) NOT NULL,
	CONSTRAINT "key_balance_chain_id_role_address_sampled_at_pk" PRIMARY KEY("chain_id","role","address","sampled_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_open" ON "app"."proposal" USING btree ("kind","target") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "proposal_newest" ON "app"."proposal" USING btree ("state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposal_by" ON "app"."proposal" USING btree ("proposed_by","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "key_balance_sampled" ON "app"."key_balance" USING btree ("sampled_at");