import { type LiveEvent, livePath } from '@mofu/wire/app'
import type { FastifyInstance } from 'fastify'

import type { ProgressFeed } from './progress-feed.ts'

/** Proxies close silent connections; a comment now and then keeps the stream open. */
const HEARTBEAT_MS = 15_000

/** Tells open screens that the read model moved on. Keys only: each screen asks again for what it shows. */
export function liveRoutes(server: FastifyInstance, feed: ProgressFeed): void {
  server.get(
    livePath,
    { config: { access: 'anyone', rateLimit: false }, schema: { hide: true } },
    (request, reply) => {
      reply.hijack()
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      const send = (event: LiveEvent) => void reply.raw.write(`data: ${JSON.stringify(event)}\n\n`)
      for (const event of feed.latest()) send(event)
      const unsubscribe = feed.subscribe(send)
      const heartbeat = setInterval(() => void reply.raw.write(': awake\n\n'), HEARTBEAT_MS)
      request.raw.once('close', () => {
        clearInterval(heartbeat)
        unsubscribe()
      })
    },
  )
}
