import type { Database } from '@mofu/db/connect'

import type { FileStore } from '../../../platform/file-store.ts'
import { type JobWorker, jobWorker } from '../../../platform/jobs/job-worker.ts'
import { storedName } from '../stored-file.ts'
import { enqueueUnpinned } from './enqueue-unpinned.ts'
import { type PinBytes, PinError } from './ipfs-node.ts'
import { pinQueue, unpinnedQueue } from './pin-queue.ts'
import { findUnpinned, markPinned, setPinFault } from './store.ts'

type Deps = { db: Database; files: Pick<FileStore, 'sizeOf' | 'read'>; pin: PinBytes }

const PINS_AT_ONCE = 2
const UNPINNED_CRON = '*/10 * * * *'

/** Pins one file to the IPFS node. Throws when the node does not hold it afterwards. */
async function pinFile({ db, files, pin }: Deps, cid: string, attempts: number): Promise<void> {
  const file = await findUnpinned(db, cid)
  if (!file) return
  try {
    const name = storedName(cid, file.type)
    if ((await files.sizeOf(name)) === undefined)
      throw new PinError('missing', 'the file is not in the store')
    const held = await pin(await files.read(name))
    // A node that computes another CID does not hold what tokens point to.
    if (held !== cid) throw new PinError('other_address', 'the node returned another CID')
    await markPinned(db, cid)
  } catch (error) {
    await setPinFault(db, cid, { fault: error instanceof PinError ? error.fault : 'out_of_reach', attempts })
    throw error
  }
}

export function pinWorkers(deps: Deps): JobWorker[] {
  return [
    jobWorker(pinQueue, { slots: PINS_AT_ONCE }, ({ cid }, { attempts }) => pinFile(deps, cid, attempts)),
    jobWorker(unpinnedQueue, { slots: 1, cron: UNPINNED_CRON }, () => enqueueUnpinned(deps.db)),
  ]
}
