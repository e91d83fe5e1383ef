CREATE TABLE "app"."nft_like" (
	"nft_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nft_like_nft_id_account_id_pk" PRIMARY KEY("nft_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "app"."nft_like" ADD CONSTRAINT "nft_like_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "app"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nft_like_account" ON "app"."nft_like" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "nft_title" ON "app"."nft" USING gin ("title" gin_trgm_ops);