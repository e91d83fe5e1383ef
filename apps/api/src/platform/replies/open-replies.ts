import type { Database } from '@mofu/db/connect'
import { Counter, Gauge, type Registry } from 'prom-client'

import type { Replies } from './mount-cached.ts'
import { versionReader } from './read-versions.ts'
import { type Outcome, replyCache } from './reply-cache.ts'

/** The reply cache of one process, measured. */
export function openReplies(db: Database, registry: Registry, mostBytes: number): Replies {
  const readVersions = versionReader(db)
  if (mostBytes === 0) return { cache: undefined, readVersions }
  const asked = new Counter({
    name: 'mofu_reply_cache_requests_total',
    help: 'Replies asked of the cache: found there, shared with a request under way, or computed.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const cache = replyCache(mostBytes, (outcome: Outcome) => asked.inc({ outcome }))
  // The registry collects it; nothing else refers to it.
  void new Gauge({
    name: 'mofu_reply_cache_bytes',
    help: 'Memory that stored replies take up.',
    registers: [registry],
    collect() {
      this.set(cache.size().bytes)
    },
  })
  return { cache, readVersions }
}
