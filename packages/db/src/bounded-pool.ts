import pg from 'pg'

/**
 * A pool that gets every connection back. A query that timed out leaves its connection waiting for the response, so the
 * connection is closed; and one that ends while it is checked out is released at once, because drizzle does not release
 * it when `begin` fails.
 */
export class BoundedPool extends pg.Pool {
  readonly #open = new Set<pg.PoolClient>()

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('connect', (client) => {
      this.#open.add(client)
      client.once('end', () => this.#open.delete(client))
      closeWhenTimedOut(client)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback)
    return super.connect().then(releaseWhenEnded)
  }

  /** Closes every connection: pending queries fail now, and the next query opens another. */
  closeConnections(): void {
    for (const client of this.#open) close(client)
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

function close(client: pg.PoolClient): void {
  // `end` closes the socket at once while a query is running, and asks the server otherwise.
  void (client as unknown as pg.Client).end().catch(() => undefined)
}

function closeWhenTimedOut(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const closing = (...args: unknown[]): unknown => {
    const answer = query(...args)
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') close(client)
      })
    }
    return answer
  }
  client.query = closing as typeof client.query
}

function releaseWhenEnded(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  let isReleased = false
  const releaseOnce = (error?: Error | boolean): void => {
    if (isReleased) return
    isReleased = true
    client.off('end', onEnd)
    release(error)
  }
  const onEnd = (): void => releaseOnce(true)
  client.on('end', onEnd)
  client.release = releaseOnce
  return client
}
