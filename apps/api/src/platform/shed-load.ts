import { DomainError } from '@mofu/domain/domain-error'
import type { FastifyInstance } from 'fastify'

/** With this many callers waiting for a connection, one more would only time out behind them. */
const QUEUE_MOST = 1_000

/** Refuses calls at once while the queue for database connections is too long, so that it can drain. */
export function shedLoad(server: FastifyInstance, pool: { waitingCount: number }): void {
  server.addHook('onRequest', async (request) => {
    if (pool.waitingCount < QUEUE_MOST || !request.url.startsWith('/api/')) return
    throw new DomainError('server.busy')
  })
}
