import type pg from 'pg'

/** Tables that are never purged, partitioned by month. `at` is a timestamp, or Unix seconds as on chain. */
const partitioned = [
  { table: 'audit', primaryKey: 'id, at', hasNumber: true },
  { table: 'order_event', primaryKey: 'id, at', hasNumber: true },
  { table: 'ledger_entry', primaryKey: 'event_id, place, at', hasNumber: false },
] as const

/**
 * Partitions the tables by month. The partitions are in their own schema, which the app cannot use: it accesses them
 * through the parent tables, with its rights there. Rows outside of all months go to a default partition. Callers open
 * the transaction.
 */
export async function installPartitions(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists app_parts')
  await client.query(makePartitions)
  for (const { table, primaryKey, hasNumber } of partitioned) {
    const { rows } = await client.query<{ relkind: string }>(
      `select relkind from pg_class where oid = 'app.${table}'::regclass`,
    )
    if (rows[0]?.relkind !== 'p') await divide(client, { table, primaryKey, hasNumber })
  }
  await client.query('select app_parts.make_partitions(now())')
  await client.query(`
    revoke all on function app.make_partitions() from public;
    grant execute on function app.make_partitions() to mofu_app;
  `)
}

async function divide(
  client: pg.Client,
  { table, primaryKey, hasNumber }: { table: string; primaryKey: string; hasNumber: boolean },
): Promise<void> {
  const { rows: indexes } = await client.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes i
     where schemaname = 'app' and tablename = $1 and not exists (
       select from pg_constraint c where c.conrelid = ('app.' || $1)::regclass and c.conname = i.indexname)`,
    [table],
  )
  const { rows: keys } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = ('app.' || $1)::regclass and contype = 'f'`,
    [table],
  )
  await client.query(`alter table app.${table} set schema app_parts`)
  await client.query(`alter table app_parts.${table} rename to ${table}_before`)
  await client.query(
    `create table app.${table} (like app_parts.${table}_before including defaults) partition by range (at)`,
  )
  await client.query(`create table app_parts.${table}_default partition of app.${table} default`)
  await client.query(`alter table app.${table} add primary key (${primaryKey})`)
  for (const { definition } of indexes) {
    await client.query(`drop index app_parts.${/INDEX (\S+) ON/.exec(definition)?.[1]}`)
    await client.query(definition)
  }
  for (const { name, definition } of keys) {
    await client.query(`alter table app.${table} add constraint ${name} ${definition}`)
  }
  // Before PostgreSQL 17 a partitioned table has no identity column: a sequence provides the same ids.
  if (hasNumber) {
    await client.query(`
      alter table app_parts.${table}_before alter column id drop identity;
      create sequence app.${table}_id_seq owned by app.${table}.id;
      alter table app.${table} alter column id set default nextval('app.${table}_id_seq');
      select setval('app.${table}_id_seq', coalesce((select max(id) from app_parts.${table}_before), 0) + 1, false);
      grant usage on sequence app.${table}_id_seq to mofu_app;
    `)
  }
  const oldest = hasNumber ? 'min(at)' : 'to_timestamp(min(at))'
  await client.query(
    `select app_parts.make_partitions((select coalesce(${oldest}, now()) from app_parts.${table}_before))`,
  )
  await client.query(`insert into app.${table} select * from app_parts.${table}_before`)
  await client.query(`drop table app_parts.${table}_before`)
}

/** From a given month until three months ahead: the hourly worker may be down for weeks. */
const makePartitions = `
  create or replace function app_parts.make_partitions(since timestamptz) returns int
  language plpgsql set timezone = 'UTC' as $$
  declare
    divided record;
    month timestamptz;
    part text;
    made int := 0;
  begin
    perform pg_advisory_xact_lock(hashtextextended('mofu-partitions', 0));
    for divided in select relname as name, a.atttypid = 'bigint'::regtype as is_seconds from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'at'
      where c.relnamespace = 'app'::regnamespace and c.relkind = 'p'
    loop
      month := date_trunc('month', least(since, now()));
      while month < date_trunc('month', now()) + interval '4 months' loop
        part := divided.name || '_' || to_char(month, 'YYYY_MM');
        if to_regclass('app_parts.' || part) is null then
          execute format('create table app_parts.%I partition of app.%I for values from (%s) to (%s)', part, divided.name,
            case when divided.is_seconds then extract(epoch from month)::bigint::text else quote_literal(month) end,
            case when divided.is_seconds then extract(epoch from month + interval '1 month')::bigint::text
              else quote_literal(month + interval '1 month') end);
          made := made + 1;
        end if;
        month := month + interval '1 month';
      end loop;
    end loop;
    return made;
  end $$;
  create or replace function app.make_partitions() returns int language sql security definer
  set search_path = pg_catalog as 'select app_parts.make_partitions(pg_catalog.now())';
`
