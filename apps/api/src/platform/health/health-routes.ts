import type { FastifyInstance } from 'fastify'

import { type Check, type Readiness, readiness } from './check.ts'

/** Public endpoints, so the checks run at most this often. */
const CACHE_MS = 1_000

const open = { config: { access: 'anyone', rateLimit: false }, schema: { hide: true } } as const

/**
 * `/livez`: the process responds; restart it when it does not. `/readyz`: it can serve; send it no requests when it
 * cannot. Both are outside the product's API, for the platform that runs the process.
 */
export function healthRoutes(
  server: FastifyInstance,
  { checks, stopping }: { checks: readonly Check[]; stopping: AbortSignal },
): void {
  let known: { at: number; answer: Promise<Readiness> } | undefined
  const read = (): Promise<Readiness> => {
    if (!known || Date.now() - known.at >= CACHE_MS) known = { at: Date.now(), answer: readiness(checks) }
    return known.answer
  }
  server.get('/livez', open, async (_, reply) => {
    void reply.header('cache-control', 'no-store')
    return { state: 'alive' }
  })
  server.get('/readyz', open, async (_, reply) => {
    const answer = stopping.aborted ? { state: 'stopping', checks: [] } : await read()
    const isServing = answer.state === 'ready' || answer.state === 'degraded'
    void reply.header('cache-control', 'no-store').code(isServing ? 200 : 503)
    return answer
  })
}
