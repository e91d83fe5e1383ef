// Preloaded into the engine's process: an engine whose supervisor was killed, stopped, or has lost the lease must not
// continue to write, because the next supervisor will start another one on the same tables.
import { isMainThread } from 'node:worker_threads'

import { LEASE_MS, RENEW_MS } from './lease.ts'

let renewedAt = Date.now()
process.on('message', (message: { renewedAt?: number }) => {
  if (typeof message.renewedAt === 'number') renewedAt = Math.max(renewedAt, message.renewedAt)
})
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

let isLate = false
const watch = (): void => {
  // After a long computation, renewals may still be queued: they are processed before this check, and it checks twice.
  setImmediate(() => {
    const wasLate = isLate
    isLate = Date.now() - renewedAt > LEASE_MS
    if (isLate && wasLate) process.exit(1)
  })
}
// The engine's worker threads load this too, and have no channel to the supervisor.
if (isMainThread) setInterval(watch, RENEW_MS / 4).unref()
