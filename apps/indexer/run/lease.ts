import type pg from 'pg'

/** How often the holder renews its lease. */
export const RENEW_MS = 1_000
/** A holder that could not renew for this long ends its engine, by its own clock. */
export const LEASE_MS = 8_000
/**
 * Another supervisor may start an engine only after this long without a renewal, by the database's clock: always later
 * than `LEASE_MS`.
 */
const TAKEOVER_MS = 12_000

/** The holder of a released lease. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Takes the lease on a schema: 0 when it is ours, else how many milliseconds to wait before the next attempt. Only the
 * holder of the schema's advisory lock may call this. The lock alone is not enough: the server frees it when it loses
 * the connection, even while the former holder and its engine are alive and have not noticed.
 */
export async function takeLease(client: pg.Client, schema: string, holder: string): Promise<number> {
  const { rows } = await client.query<{ wait: number }>(
    `with taken as (
       insert into engine.lease as l (schema, holder, renewed_at) values ($1, $2, clock_timestamp())
       on conflict (schema) do update set holder = excluded.holder, renewed_at = excluded.renewed_at
       where l.holder in ($2, '${NOBODY}') or l.renewed_at < clock_timestamp() - $3::int * interval '1 millisecond'
       returning 1
     )
     select case when exists (select from taken) then 0
       else greatest(1, $3::int - coalesce((select extract(epoch from clock_timestamp() - renewed_at) * 1000
         from engine.lease where schema = $1), 0))::int end as wait`,
    [schema, holder, TAKEOVER_MS],
  )
  return rows[0]?.wait ?? TAKEOVER_MS
}

/** False when another holder took it. */
export async function renewLease(client: pg.Client, schema: string, holder: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'update engine.lease set renewed_at = clock_timestamp() where schema = $1 and holder = $2',
    [schema, holder],
  )
  return rowCount === 1
}

/**
 * Releases it when the engine has ended, so that the next holder need not wait. The time of the last renewal is
 * retained.
 */
export async function endLease(client: pg.Client, schema: string, holder: string): Promise<void> {
  await client.query(`update engine.lease set holder = '${NOBODY}' where schema = $1 and holder = $2`, [
    schema,
    holder,
  ])
}

/**
 * Terminates a former engine's connections, so that nothing it sent before it ended is committed later. Connections
 * belong to the login user, not to the role.
 */
export async function endFormerEngine(client: pg.Client, schema: string): Promise<void> {
  await client.query(`
    set role none;
    select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name in ('${schema}_internal', '${schema}_user');
    set role mofu_indexer;
  `)
}
