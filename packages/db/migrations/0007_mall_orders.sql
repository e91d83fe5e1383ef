CREATE TABLE "app"."mall_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"shop_id" integer NOT NULL,
	"status" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_pickup" boolean NOT NULL,
	"address" jsonb,
	"remark" text DEFAULT '' NOT NULL,
	"goods" bigint NOT NULL,
	"freight" bigint NOT NULL,
	"total" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"pay_state" text DEFAULT 'none' NOT NULL,
	"payment_id" text,
	"tx_hash" text,
	"express_company" text,
	"express_number" text,
	"pickup_code" text,
	"pay_deadline" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"close_reason" text,
	CONSTRAINT "mall_order_number_unique" UNIQUE("number"),
	CONSTRAINT "mall_order_status" CHECK ("app"."mall_order"."status" between 1 and 6),
	CONSTRAINT "mall_order_total" CHECK ("app"."mall_order"."goods" > 0 and "app"."mall_order"."freight" >= 0 and "app"."mall_order"."total" = "app"."mall_order"."goods" + "app"."mall_order"."freight"),
	CONSTRAINT "mall_order_shipped_final" CHECK ("app"."mall_order"."status" not in (3, 4, 5) or "app"."mall_order"."pay_state" = 'final')
);
--> statement-breakpoint
CREATE TABLE "app"."order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"before" smallint,
	"after" smallint NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."order_line" (
	"order_id" uuid NOT NULL,
	"sku_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"picture_url" text,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_line_order_id_sku_id_pk" PRIMARY KEY("order_id","sku_id"),
	CONSTRAINT "order_line_quantity" CHECK ("app"."order_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "app"."order_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."order_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"from" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."order_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"answer" text,
	"express_company" text,
	"express_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_request_amount" CHECK ("app"."order_request"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "app"."order_submit" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"wish" text NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_submit_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "app"."ledger_entry" (
	"event_id" text NOT NULL,
	"place" integer NOT NULL,
	"chain_id" bigint NOT NULL,
	"coin" text NOT NULL,
	"account" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"block" bigint NOT NULL,
	"at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	CONSTRAINT "ledger_entry_event_id_place_pk" PRIMARY KEY("event_id","place")
);
--> statement-breakpoint
CREATE TABLE "app"."mall_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"order_id" uuid,
	"payer" text NOT NULL,
	"coin" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"held" numeric(78, 0) NOT NULL,
	"refundable" numeric(78, 0) NOT NULL,
	"stage" text NOT NULL,
	"block" bigint NOT NULL,
	"paid_at" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"log_index" integer NOT NULL,
	"updated_block" bigint NOT NULL,
	"state" text DEFAULT 'seen' NOT NULL,
	"issue" text,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."payment_hint" (
	"order_id" uuid NOT NULL,
	"tx_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_hint_order_id_tx_hash_pk" PRIMARY KEY("order_id","tx_hash")
);
--> statement-breakpoint
CREATE TABLE "app"."payment_operation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"payment_id" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"leaves" numeric(78, 0) DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"nonce" integer,
	"raw" text,
	"tx_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_operation_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "app"."payment_quote" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"chain_id" bigint NOT NULL,
	"payment_id" text NOT NULL,
	"order_key" text NOT NULL,
	"coin" text NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"split" jsonb NOT NULL,
	"split_hash" text NOT NULL,
	"pay_by" bigint NOT NULL,
	"capture_by" bigint NOT NULL,
	"refund_by" bigint NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"price_decimals" integer NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_quote_amount" CHECK ("app"."payment_quote"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "app"."mall_order" ADD CONSTRAINT "mall_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."mall_order" ADD CONSTRAINT "mall_order_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "app"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."order_event" ADD CONSTRAINT "order_event_order_id_mall_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "app"."mall_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."order_line" ADD CONSTRAINT "order_line_order_id_mall_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "app"."mall_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."order_line" ADD CONSTRAINT "order_line_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "app"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."order_message" ADD CONSTRAINT "order_message_order_id_mall_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "app"."mall_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."order_request" ADD CONSTRAINT "order_request_order_id_mall_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "app"."mall_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."order_submit" ADD CONSTRAINT "order_submit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."payment_hint" ADD CONSTRAINT "payment_hint_order_id_mall_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "app"."mall_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."payment_quote" ADD CONSTRAINT "payment_quote_order_id_mall_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "app"."mall_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mall_order_account" ON "app"."mall_order" USING btree ("account_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_order_shop" ON "app"."mall_order" USING btree ("shop_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_order_group" ON "app"."mall_order" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "mall_order_tx" ON "app"."mall_order" USING btree ("tx_hash");--> statement-breakpoint
CREATE INDEX "mall_order_unpaid" ON "app"."mall_order" USING btree ("pay_deadline") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "mall_order_under_way" ON "app"."mall_order" USING btree ("status","shipped_at") WHERE status in (3, 4);--> statement-breakpoint
CREATE INDEX "order_event_order" ON "app"."order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_line_sku" ON "app"."order_line" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "order_message_order" ON "app"."order_message" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_request_order" ON "app"."order_request" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_request_open" ON "app"."order_request" USING btree ("order_id") WHERE state in ('open', 'agreed', 'sentBack', 'paying');--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "app"."ledger_entry" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "ledger_entry_payment" ON "app"."ledger_entry" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_block" ON "app"."ledger_entry" USING btree ("chain_id","block");--> statement-breakpoint
CREATE INDEX "mall_payment_order" ON "app"."mall_payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mall_payment_payer" ON "app"."mall_payment" USING btree ("payer");--> statement-breakpoint
CREATE INDEX "mall_payment_tx" ON "app"."mall_payment" USING btree ("tx_hash");--> statement-breakpoint
CREATE INDEX "mall_payment_window" ON "app"."mall_payment" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "mall_payment_unsettled" ON "app"."mall_payment" USING btree ("chain_id","block") WHERE state <> 'final';--> statement-breakpoint
CREATE UNIQUE INDEX "mall_payment_pays" ON "app"."mall_payment" USING btree ("order_id") WHERE issue is null and state in ('confirmed', 'final');--> statement-breakpoint
CREATE INDEX "payment_operation_payment" ON "app"."payment_operation" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_operation_open" ON "app"."payment_operation" USING btree ("chain_id","created_at") WHERE state in ('queued', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_operation_nonce" ON "app"."payment_operation" USING btree ("chain_id","nonce") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "payment_quote_order" ON "app"."payment_quote" USING btree ("order_id","pay_by");