import fastify, { type FastifyInstance } from 'fastify'

import type { Check } from './check.ts'
import { healthRoutes } from './health-routes.ts'

/** For a process that serves nothing else. */
export function createHealthServer(checks: readonly Check[], stopping: AbortSignal): FastifyInstance {
  const server = fastify({ forceCloseConnections: true })
  healthRoutes(server, { checks, stopping })
  return server
}
