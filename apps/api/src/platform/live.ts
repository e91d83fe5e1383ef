import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

import { DomainError } from '@mofu/domain/domain-error'
import { livePath } from '@mofu/wire/app'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { addressGroup } from './address-group.ts'
import type { LiveFeed } from './live-feed.ts'

/** How many may be open at once: from one network address, and in this process. */
type StreamLimits = { each: number; most: number }

/** Proxies close silent connections; a comment now and then keeps the stream open. */
const HEARTBEAT_MS = 15_000

/**
 * Tells open screens what has changed, each thing once and in order. Keys only: a screen asks again for what it shows. A client
 * that says which number it saw last (`Last-Event-ID`, or `after` in the address) gets everything since.
 */
export function liveRoutes(server: FastifyInstance, feed: LiveFeed, limits: StreamLimits): void {
  const open = new Set<ServerResponse>()
  const groups = new Map<string, number>()
  const count = (group: string, by: number) => {
    const now = (groups.get(group) ?? 0) + by
    if (now > 0) groups.set(group, now)
    else groups.delete(group)
  }
  // Streams never end by themselves; the clients come again, to another process.
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
      void pour(feed, seenBy(request), reply.raw)
        // The client comes again by itself, and says what it saw last.
        .catch((error: unknown) => request.log.warn({ err: error }, 'a live stream broke'))
        .finally(() => {
          open.delete(reply.raw)
          count(group, -1)
          clearInterval(heartbeat)
          reply.raw.destroy()
        })
    },
  )
}

async function pour(feed: LiveFeed, seen: number | undefined, out: ServerResponse): Promise<void> {
  let isOpen = true
  let wake = (): void => {}
  out.once('close', () => {
    isOpen = false
    wake()
  })
  const unsubscribe = feed.subscribe(() => wake())
  try {
    const { at: newest } = await feed.standing()
    // A number that was never given comes from another database: its owner starts afresh, too.
    let at = seen !== undefined && seen <= newest ? seen : await arrive(feed, out, seen !== undefined)
    while (isOpen) {
      const more = new Promise<void>((resolve) => (wake = resolve))
      const events = await feed.after(at)
      if (events === 'gone') {
        at = await arrive(feed, out, true)
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

/** Tells where every chain stands, to whoever starts here or was away for too long. Returns the number they go on from. */
async function arrive(feed: LiveFeed, out: ServerResponse, hasMissed: boolean): Promise<number> {
  const { at, facts } = await feed.standing()
  const gone = hasMissed ? `event: gone\nid: ${at}\ndata: {}\n\n` : ''
  const blocks = facts.map((one) => `id: ${at}\ndata: ${JSON.stringify({ seq: at, ...one })}\n\n`)
  await send(out, gone + blocks.join(''))
  return at
}

/** A slow reader is waited for, so that nothing piles up in memory. */
async function send(out: ServerResponse, text: string): Promise<void> {
  if (text === '' || out.destroyed || out.write(text)) return
  await Promise.race([once(out, 'drain'), once(out, 'close')])
}

function seenBy({ headers, query }: FastifyRequest): number | undefined {
  const said = headers['last-event-id'] ?? (query as { after?: string }).after
  return typeof said === 'string' && /^\d{1,15}$/.test(said) ? Number(said) : undefined
}
