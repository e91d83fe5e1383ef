import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import type { Flood, Opened } from './connection-flood-worker.ts'

/** Opens many connections from one network address, in a separate thread, so that only the API bears the load. */
export async function startConnectionFlood(
  flood: Flood,
): Promise<{ opened: () => Promise<Opened>; stop: () => Promise<void> }> {
  const worker = new Worker(new URL('connection-flood-worker.ts', import.meta.url), { workerData: flood })
  await once(worker, 'online')
  return {
    opened: async () => {
      worker.postMessage('opened?')
      const [opened] = (await once(worker, 'message')) as [Opened]
      return opened
    },
    stop: async () => void (await worker.terminate()),
  }
}
