import type { MigrationRule } from './migration-rules.ts'

type Canary = { sql: string; earlier?: readonly string[]; rules: readonly MigrationRule[] }

/** Small migrations and the rules that the check must report for them, one for each statement that breaks one. */
export const migrationCanaries: readonly Canary[] = [
  { sql: 'CREATE INDEX "a" ON "app"."nft" USING btree ("owner");', rules: ['index-blocks-writes'] },
  { sql: 'CREATE UNIQUE INDEX a ON app.nft (owner)', rules: ['index-blocks-writes'] },
  { sql: 'DROP INDEX "app"."nft_price";', rules: ['index-blocks-writes'] },
  { sql: 'REINDEX TABLE app.nft', rules: ['index-blocks-writes'] },
  { sql: 'CREATE INDEX CONCURRENTLY "a" ON "app"."nft" ("owner");', rules: [] },
  {
    sql: 'CREATE TABLE "app"."t" ("id" int NOT NULL);--> statement-breakpoint\nCREATE INDEX "a" ON "app"."t" ("id");',
    rules: [],
  },
  {
    sql: 'CREATE INDEX CONCURRENTLY a ON app.nft (owner);\nALTER TABLE app.nft ADD COLUMN x text;',
    rules: ['concurrently-alone'],
  },
  { sql: 'ALTER TABLE "app"."nft" ADD COLUMN "x" text NOT NULL;', rules: ['not-null-without-default'] },
  {
    sql: 'ALTER TABLE app.nft ADD COLUMN x text, ADD y int NOT NULL',
    rules: ['not-null-without-default'],
  },
  { sql: `ALTER TABLE app.nft ADD COLUMN x text DEFAULT 'a' NOT NULL, ADD COLUMN y text`, rules: [] },
  { sql: 'ALTER TABLE app.nft ADD COLUMN x timestamptz DEFAULT now() NOT NULL', rules: [] },
  { sql: 'ALTER TABLE app.nft ADD COLUMN x uuid DEFAULT gen_random_uuid()', rules: ['default-rewrites'] },
  { sql: 'ALTER TABLE app.nft ADD COLUMN x bigserial', rules: ['default-rewrites'] },
  {
    sql: 'ALTER TABLE app.nft ADD COLUMN x int GENERATED ALWAYS AS (a + 1) STORED',
    rules: ['default-rewrites'],
  },
  { sql: 'ALTER TABLE "app"."nft" ALTER COLUMN "x" SET DATA TYPE bigint;', rules: ['type-rewrites'] },
  { sql: 'ALTER TABLE app.nft ALTER x TYPE bigint USING x::bigint', rules: ['type-rewrites'] },
  {
    sql: 'ALTER TABLE "app"."nft" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "app"."b"("id");',
    rules: ['constraint-scans'],
  },
  { sql: 'ALTER TABLE app.nft ADD CONSTRAINT c CHECK (x > 0)', rules: ['constraint-scans'] },
  { sql: 'ALTER TABLE app.nft ADD CONSTRAINT u UNIQUE (x)', rules: ['constraint-scans'] },
  { sql: 'ALTER TABLE app.nft ADD COLUMN x int REFERENCES app.b(id)', rules: ['constraint-scans'] },
  { sql: 'ALTER TABLE app.nft ADD CONSTRAINT c CHECK (x > 0) NOT VALID', rules: [] },
  { sql: 'ALTER TABLE app.nft ADD CONSTRAINT u UNIQUE USING INDEX nft_u', rules: [] },
  {
    sql: 'CREATE TABLE app.t (a int); ALTER TABLE app.t ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES app.b(id)',
    rules: [],
  },
  {
    sql: 'ALTER TABLE app.nft ADD CONSTRAINT c CHECK (x > 0) NOT VALID; ALTER TABLE app.nft VALIDATE CONSTRAINT c',
    rules: ['validate-apart'],
  },
  { sql: 'ALTER TABLE app.nft VALIDATE CONSTRAINT c', rules: [] },
  { sql: 'ALTER TABLE "app"."nft" ALTER COLUMN "x" SET NOT NULL;', rules: ['not-null-scans'] },
  {
    sql: 'ALTER TABLE app.nft ALTER COLUMN x SET NOT NULL',
    earlier: ['ALTER TABLE app.nft VALIDATE CONSTRAINT nft_x_not_null;'],
    rules: [],
  },
  { sql: 'ALTER TABLE "app"."nft" DROP COLUMN "x";', rules: ['drop-without-note'] },
  { sql: 'DROP TABLE "app"."mail" CASCADE;', rules: ['drop-without-note'] },
  {
    sql: '-- contract: app.nft.y unused since release 1.2\nALTER TABLE app.nft DROP COLUMN x',
    rules: ['drop-without-note'],
  },
  {
    sql: '-- contract: app.nft.x unused since release 1.2\nALTER TABLE "app"."nft" DROP COLUMN "x";',
    rules: [],
  },
  { sql: '-- contract: app.mail unused since release 1.2\nDROP TABLE "app"."mail";', rules: [] },
  { sql: 'ALTER TABLE "app"."standing" RENAME TO "state";', rules: ['rename'] },
  { sql: 'ALTER TABLE "app"."a" RENAME COLUMN "b" TO "c";', rules: ['rename'] },
  { sql: `ALTER TYPE app.kind RENAME VALUE 'a' TO 'b'`, rules: ['rename'] },
  { sql: `UPDATE "app"."order_event" SET "actor" = 'platform';`, rules: ['backfill'] },
  { sql: 'DELETE FROM app.nft', rules: ['backfill'] },
  { sql: 'INSERT INTO app.a SELECT * FROM app.b', rules: ['backfill'] },
  { sql: 'WITH x AS (SELECT 1) UPDATE app.a SET b = 1', rules: ['backfill'] },
  { sql: `INSERT INTO app.a (b) VALUES ('select')`, rules: [] },
  { sql: 'LOCK TABLE app.nft', rules: ['locks-by-hand'] },
  { sql: 'SET lock_timeout = 0', rules: ['locks-by-hand'] },
  { sql: 'ALTER TABLE app.nft SET UNLOGGED', rules: ['locks-by-hand'] },
  { sql: 'DO $$ begin update app.nft set x = 1; end $$', rules: ['unreadable'] },
  { sql: '-- UPDATE app.nft SET x = 1;\nSELECT 1', rules: [] },
]
