import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** Bounds in seconds; the API's goals are 0.1 s for reads and 0.3 s for logins. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Rate, errors and duration of each route. Paths that no route declares share one label, whatever was asked for. */
export function measureRequests(server: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by declared route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    duration.observe(labels, reply.elapsedTime / 1_000)
  })
}
