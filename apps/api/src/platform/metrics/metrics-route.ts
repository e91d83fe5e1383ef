import fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

const open = { config: { access: 'anyone', rateLimit: false }, schema: { hide: true } } as const

/** `/metrics` in Prometheus's text format, for a server that only our own network reaches. */
export function metricsRoute(server: FastifyInstance, registry: Registry): void {
  server.get('/metrics', open, async (_, reply) => {
    void reply.header('cache-control', 'no-store').type(registry.contentType)
    return registry.metrics()
  })
}

/** For a process whose own port is public. */
export function createMetricsServer(registry: Registry): FastifyInstance {
  const server = fastify({ forceCloseConnections: true })
  metricsRoute(server, registry)
  return server
}
