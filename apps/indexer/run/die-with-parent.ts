// Loaded into the engine's process before anything else: an engine whose supervisor was killed, stopped, or has lost the
// lease must not write on, because the next supervisor will start another one on the same tables.
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
  // After a long computation renewals may wait to be read: they are, before this is asked, and it is asked twice.
  setImmediate(() => {
    const wasLate = isLate
    isLate = Date.now() - renewedAt > LEASE_MS
    if (isLate && wasLate) process.exit(1)
  })
}
// Threads of the engine load this too, and hear nothing from the supervisor.
if (isMainThread) setInterval(watch, RENEW_MS / 4).unref()
