CREATE TABLE "app"."read_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."read_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."read_version" (
	"family" text PRIMARY KEY NOT NULL,
	"changes" bigint DEFAULT 0 NOT NULL
);
