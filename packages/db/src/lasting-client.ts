import pg from 'pg'

import { KEEP_ALIVE_MS, type Role } from './connect.ts'

export type LastingClient = {
  client: pg.Client
  /** Settles once the connection is gone, whatever ended it. */
  ended: Promise<void>
}

/** How often the server is asked for a sign of life, and how long any answer may take. */
const HEARTBEAT_MS = 2_000
const ANSWER_MS = 5_000

/**
 * One connection held open for long: to listen, or to hold a lock. Whoever only listens never learns that the server is
 * gone, so a heartbeat asks; a connection that does not answer is closed. A lost server can report itself more than once,
 * and an error nobody listens for ends the process, so the listener stays for as long as the client does.
 */
export function lastingClient(url: string, { role, name }: { role: Role; name: string }): LastingClient {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    options: `-c role=${role}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: 5_000,
    query_timeout: ANSWER_MS,
  })
  let next: NodeJS.Timeout | undefined
  const beat = (): void => {
    client.query('select 1').then(
      () => (next = setTimeout(beat, HEARTBEAT_MS)),
      () => void client.end().catch(() => undefined),
    )
  }
  client.once('connect', beat)
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  void ended.then(() => clearTimeout(next))
  return { client, ended }
}
