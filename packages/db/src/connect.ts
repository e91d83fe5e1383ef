import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Who writes what: `mofu_indexer` owns chain.*, `mofu_app` owns app.* and may only read chain.*. */
export type Role = 'mofu_app' | 'mofu_indexer'

export type ConnectOptions = {
  /** Absent only for migrations, which run as the database's owner. */
  role?: Role
  max?: number
  name: string
  /** How long a caller waits for a free connection of the pool. */
  acquireMs?: number
  /** How long a statement waits for a lock that another transaction holds. */
  lockMs?: number
  onError?: (error: Error) => void
}

/** The address with the role in it, for engines that take only an address. */
export function urlWithRole(url: string, role: Role): string {
  const withRole = new URL(url)
  withRole.searchParams.set('options', `-c role=${role}`)
  return withRole.toString()
}

/** Rows lie in memory or on solid state, where the next one costs what any other does; the server assumes a turning disk. */
const PLANNING = '-c random_page_cost=1.1'

export function connectPool(
  url: string,
  { role, max = 10, name, acquireMs = 5_000, lockMs, onError }: ConnectOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: acquireMs,
    // A connection knows the plans of what was asked on it: closed between two bursts, each burst would plan anew.
    idleTimeoutMillis: 300_000,
    // A query that takes this long is a bug or a lost server; either way the caller should hear of it.
    statement_timeout: 30_000,
    ...(lockMs === undefined ? {} : { lock_timeout: lockMs }),
    options: `${PLANNING}${role ? ` -c role=${role}` : ''}`,
  })
  // A broken connection must not end the process: the pool opens another one when asked. The pool itself listens only to
  // idle ones; one that breaks between two statements of a transaction speaks to nobody unless we listen too.
  pool.on('error', (error) => onError?.(error))
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)))
  return pool
}

export type Database = NodePgDatabase & { $client: pg.Pool }

export function database(pool: pg.Pool): Database {
  return drizzle(pool)
}

/** A database inside one transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
