import type { Database } from '@mofu/db/connect'

import { enqueueAll } from '../../../platform/jobs/enqueue.ts'
import { pinQueue } from './pin-queue.ts'
import { listUnpinned } from './store.ts'

/** Enqueues files that the node does not hold and that have no job. */
export async function enqueueUnpinned(db: Database): Promise<void> {
  const cids = await listUnpinned(db)
  await enqueueAll(
    db,
    pinQueue,
    cids.map((cid) => ({ data: { cid }, key: cid })),
  )
}
