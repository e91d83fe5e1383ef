import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

import { DomainError } from '@mofu/domain/domain-error'
import { livePath } from '@mofu/wire/app'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { addressGroup } from './address-group.ts'
import type { LiveFeed } from './live-feed.ts'

/** Open streams: per network address, and in this process. */
type StreamLimits = { each: number; most: number }

/** Proxies close idle connections; a regular comment keeps the stream open. */
const HEARTBEAT_MS = 15_000

/**
 * Notifies open screens of changes, each once and in order. Keys only: a screen refetches what it shows. A client that
 * sends the last number it saw (`Last-Event-ID`, or `after` in the query) gets everything since.
 */
export function liveRoutes(server: FastifyInstance, feed: LiveFeed, limits: StreamLimits): void {
  const open = new Set<ServerResponse>()
  const groups = new Map<string, number>()
  const count = (group: string, by: number) => {
    const now = (groups.get(group) ?? 0) + by
    if (now > 0) groups.set(group, now)
    else groups.delete(group)
  }
  // Streams never end by themselves; clients reconnect, to another process.
  server.addHook('preClose', async () => {
    for (const stream of open) stream.destroy()
  })
  server.get(
    livePath,
    { config: { access: 'anyone', rateLimit: false }, schema: { hide: true } },
    (request, reply) => {
      const group = addressGroup(request.ip)
      if ((groups.get(group) ?? 0) >= limits.each) throw new DomainError('request.too_many')
      if (open.size >= limits.most) throw new DomainError('server.busy')
      open.add(reply.raw)
      count(group, 1)
      reply.hijack()
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      const heartbeat = setInterval(() => void reply.raw.write(': awake\n\n'), HEARTBEAT_MS)
      void streamEvents(feed, seenBy(request), reply.raw)
        // The client reconnects by itself, and sends the last number it saw.
        .catch((error: unknown) =>
          request.log.warn({ err: error }, 'live feed: stream failed, the client reconnects'),
        )
        .finally(() => {
          open.delete(reply.raw)
          count(group, -1)
          clearInterval(heartbeat)
          reply.raw.destroy()
        })
    },
  )
}

async function streamEvents(feed: LiveFeed, seen: number | undefined, out: ServerResponse): Promise<void> {
  let isOpen = true
  let wake = (): void => {}
  out.once('close', () => {
    isOpen = false
    wake()
  })
  const unsubscribe = feed.subscribe(() => wake())
  try {
    const { at: newest } = await feed.snapshot()
    // A number that was never assigned comes from another database: that client starts over as well.
    let at = seen !== undefined && seen <= newest ? seen : await sendSnapshot(feed, out, seen !== undefined)
    while (isOpen) {
      const more = new Promise<void>((resolve) => (wake = resolve))
      const events = await feed.after(at)
      if (events === 'gone') {
        at = await sendSnapshot(feed, out, true)
      } else if (events.length === 0) {
        await more
      } else {
        at = events.at(-1)?.seq ?? at
        await send(
          out,
          events.map((event) => `id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
        )
      }
    }
  } finally {
    unsubscribe()
  }
}

/**
 * Sends the present position of every chain to a client that is new or was away for too long. Returns the number from
 * which it continues.
 */
async function sendSnapshot(feed: LiveFeed, out: ServerResponse, hasMissed: boolean): Promise<number> {
  const { at, facts } = await feed.snapshot()
  const gone = hasMissed ? `event: gone\nid: ${at}\ndata: {}\n\n` : ''
  const blocks = facts.map((one) => `id: ${at}\ndata: ${JSON.stringify({ seq: at, ...one })}\n\n`)
  await send(out, gone + blocks.join(''))
  return at
}

/** Waits for a slow reader, so that nothing accumulates in memory. */
async function send(out: ServerResponse, text: string): Promise<void> {
  if (text === '' || out.destroyed || out.write(text)) return
  await Promise.race([once(out, 'drain'), once(out, 'close')])
}

function seenBy({ headers, query }: FastifyRequest): number | undefined {
  const said = headers['last-event-id'] ?? (query as { after?: string }).after
  return typeof said === 'string' && /^\d{1,15}$/.test(said) ? Number(said) : undefined
}
