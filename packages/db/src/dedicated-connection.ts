import pg from 'pg'

import { KEEP_ALIVE_MS, type Role } from './connect.ts'

export type DedicatedConnection = {
  client: pg.Client
  /** Resolves once the connection is gone, whatever ended it. */
  ended: Promise<void>
}

/** Interval of the heartbeat, and how long any response may take. */
const HEARTBEAT_MS = 2_000
const ANSWER_MS = 5_000

/**
 * One long-lived connection: to LISTEN, or to hold a lock. A client that only listens never notices that the server is
 * gone, so a heartbeat queries it and closes a connection that does not answer. A client that queries often needs none.
 * A lost server can emit more than one error, and an unhandled one ends the process, so the listener stays for as long
 * as the client does.
 */
export function dedicatedConnection(
  url: string,
  { role, name, hasHeartbeat = true }: { role: Role; name: string; hasHeartbeat?: boolean },
): DedicatedConnection {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    options: `-c role=${role}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  let next: NodeJS.Timeout | undefined
  const beat = (): void => {
    client.query('select 1').then(
      () => (next = setTimeout(beat, HEARTBEAT_MS)),
      () => void client.end().catch(() => undefined),
    )
  }
  if (hasHeartbeat) client.once('connect', beat)
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  void ended.then(() => clearTimeout(next))
  return { client, ended }
}

/** Whether the server answers a new connection now. */
export async function answersNow(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
