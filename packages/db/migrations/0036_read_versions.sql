CREATE TABLE "app"."read_change" (
	"family" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."read_version" (
	"family" text PRIMARY KEY NOT NULL,
	"changes" bigint DEFAULT 0 NOT NULL
);
