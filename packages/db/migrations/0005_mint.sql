CREATE TABLE "app"."collection_draft" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chain_id" bigint NOT NULL,
	"author" text NOT NULL,
	"draft" jsonb NOT NULL,
	"collection_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."collection_page" (
	"id" text PRIMARY KEY NOT NULL,
	"logo" text,
	"banner" text,
	"description" text NOT NULL,
	"social_link" text,
	"royalty" integer NOT NULL,
	"recipient" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."launchpad" (
	"id" text PRIMARY KEY NOT NULL,
	"whitelist_at" timestamp with time zone,
	"public_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."whitelist_leaf" (
	"root" text NOT NULL,
	"addr" text NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"limit" bigint NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "whitelist_leaf_root_addr_pk" PRIMARY KEY("root","addr")
);
--> statement-breakpoint
CREATE TABLE "app"."whitelist_tree" (
	"root" text PRIMARY KEY NOT NULL,
	"nodes" "bytea" NOT NULL,
	"count" integer NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."collection_right" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"given_by" text NOT NULL,
	"account" text NOT NULL,
	"is_collaborator" boolean NOT NULL,
	"is_minter" boolean NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."mint_sale" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"series" integer NOT NULL,
	"coin" text NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"limit" bigint NOT NULL,
	"all_open" boolean NOT NULL,
	"merkle_root" text NOT NULL,
	"tree_uri" text NOT NULL,
	"is_on" boolean NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."series" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"series" integer NOT NULL,
	"creator" text NOT NULL,
	"base_uri" text NOT NULL,
	"royalty" integer NOT NULL,
	"minted" integer NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."whitelist_item" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" bigint NOT NULL,
	"sale_id" text NOT NULL,
	"addr" text NOT NULL,
	"price" numeric(78, 0) NOT NULL,
	"limit" bigint NOT NULL,
	"used_count" bigint NOT NULL,
	"updated_block" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."whitelist_leaf" ADD CONSTRAINT "whitelist_leaf_root_whitelist_tree_root_fk" FOREIGN KEY ("root") REFERENCES "app"."whitelist_tree"("root") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_draft_author" ON "app"."collection_draft" USING btree ("author","chain_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "collection_right_collection" ON "app"."collection_right" USING btree ("chain_id","collection");--> statement-breakpoint
CREATE INDEX "collection_right_account" ON "app"."collection_right" USING btree ("account","chain_id");--> statement-breakpoint
CREATE INDEX "collection_right_window" ON "app"."collection_right" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "mint_sale_collection" ON "app"."mint_sale" USING btree ("chain_id","collection","series" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mint_sale_window" ON "app"."mint_sale" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "series_window" ON "app"."series" USING btree ("chain_id","updated_block");--> statement-breakpoint
CREATE INDEX "whitelist_item_sale" ON "app"."whitelist_item" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "whitelist_item_window" ON "app"."whitelist_item" USING btree ("chain_id","updated_block");