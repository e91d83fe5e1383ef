import pg from 'pg'

import type { Role } from './connect.ts'

export type LastingClient = {
  client: pg.Client
  /** Settles once the connection is gone, whatever ended it. */
  ended: Promise<void>
}

/**
 * One connection held open for long: to listen, or to hold a lock. A lost server can report itself more than once, and an
 * error nobody listens for ends the process, so the listener stays for as long as the client does.
 */
export function lastingClient(url: string, { role, name }: { role: Role; name: string }): LastingClient {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    options: `-c role=${role}`,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  })
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  return { client, ended }
}
