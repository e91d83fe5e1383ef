import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

import { BoundedPool } from './bounded-pool.ts'
import { dropStatementNames, prepareRepeatedStatements } from './prepared-statements.ts'

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
  /** How long the client waits for a response, whatever the server does; by default a little more than `statementMs`. */
  queryMs?: number
  /** Statements that a connection repeats are parsed and planned once: for callers with few, constant texts. */
  isPrepared?: boolean
  /**
   * The URL leads to a PgBouncer with transaction pooling. It refuses role and time limits at startup, so its
   * `connect_query` sets them (deploy/pgbouncer), and statements have no names there.
   */
  isPooled?: boolean
  onError?: (error: Error) => void
}

/** The URL with the role in it, for engines that only accept a URL. */
export function urlWithRole(url: string, role: Role): string {
  const withRole = new URL(url)
  withRole.searchParams.set('options', `-c role=${role}`)
  return withRole.toString()
}

/**
 * Data is in memory or on SSDs, where random reads cost the same as sequential ones; the server's default assumes
 * spinning disks.
 */
const PLANNING = '-c random_page_cost=1.1'

/** Lets the server's own cancellation arrive before the client gives up. */
const ANSWER_MARGIN_MS = 1_000
/** TCP keep-alive after this long without traffic. */
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
    isPrepared = false,
    isPooled = false,
    onError,
  }: ConnectOptions,
): BoundedPool {
  const pool = new BoundedPool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: acquireMs,
    // A connection caches its plans: closing it between two bursts would plan every statement again.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // The server may be unable to cancel anything: stopped, or unreachable without a reset.
    query_timeout: queryMs,
    ...(isPooled
      ? {}
      : {
          statement_timeout: statementMs,
          ...(lockMs === undefined ? {} : { lock_timeout: lockMs }),
          options: `${PLANNING}${role ? ` -c role=${role}` : ''}`,
        }),
  })
  // A broken connection must not end the process: the pool opens another one on demand. The pool itself only listens to
  // idle connections; an error of one that breaks between two statements of a transaction is unhandled unless we listen
  // too.
  pool.on('error', (error) => onError?.(error))
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)))
  if (isPrepared) pool.on('connect', prepareRepeatedStatements)
  if (isPooled) pool.on('connect', dropStatementNames)
  return pool
}

export type Database = NodePgDatabase & { $client: pg.Pool }

export function database(pool: pg.Pool): Database {
  return drizzle(pool)
}

/** A database inside one transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** For reads and single statements that may run inside a transaction or on their own. */
export type Connection = Database | Transaction
