import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

import { BoundedPool } from './bounded-pool.ts'

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
  /** How long the server works on a statement before it cancels it. */
  statementMs?: number
  /** How long an answer is waited for, whatever the server does; a little more than `statementMs` unless said. */
  queryMs?: number
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

/** A server that cancels a statement is heard before the client gives up. */
const ANSWER_MARGIN_MS = 1_000
/** After so long without traffic the operating system asks whether the other side is still there. */
export const KEEP_ALIVE_MS = 5_000

export function connectPool(
  url: string,
  {
    role,
    max = 10,
    name,
    acquireMs = 5_000,
    lockMs,
    statementMs = 30_000,
    queryMs = statementMs + ANSWER_MARGIN_MS,
    onError,
  }: ConnectOptions,
): BoundedPool {
  const pool = new BoundedPool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: acquireMs,
    // A connection knows the plans of what was asked on it: closed between two bursts, each burst would plan anew.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    statement_timeout: statementMs,
    // The server may be unable to cancel anything: stopped, or out of reach without a word.
    query_timeout: queryMs,
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
