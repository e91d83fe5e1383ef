import type { PinFault } from '@mofu/domain/pinning'

import type { FileStore } from '../../../platform/file-store.ts'
import { type JobWorker, jobWorker } from '../../../platform/jobs/job-worker.ts'
import { type KeptFile, keptName } from '../keep-file.ts'
import { type PinBytes, PinError } from './ipfs-node.ts'
import { pinQueue, unpinnedQueue } from './pin-queue.ts'

export type PinStore = {
  /** A file that the node does not hold yet. */
  unpinned(cid: string): Promise<Pick<KeptFile, 'cid' | 'type'> | undefined>
  keep(cid: string): Promise<void>
  fail(cid: string, failed: { fault: PinFault; tries: number }): Promise<void>
  /** Enqueues files that the node does not hold and that nobody is about to hand over. */
  enqueueUnpinned(): Promise<void>
}

type Deps = { store: PinStore; files: Pick<FileStore, 'sizeOf' | 'read'>; pin: PinBytes }

const PINS_AT_ONCE = 2
const UNPINNED_CRON = '*/10 * * * *'

/** Hands one file to the IPFS node. Throws when the node does not hold it afterwards. */
async function pinFile({ store, files, pin }: Deps, cid: string, tries: number): Promise<void> {
  const file = await store.unpinned(cid)
  if (!file) return
  try {
    const name = keptName(cid, file.type)
    if ((await files.sizeOf(name)) === undefined)
      throw new PinError('missing', 'the file is not in the store')
    const held = await pin(await files.read(name))
    // The bytes decide: a node that gives them another address does not hold what tokens point to.
    if (held !== cid) throw new PinError('other_address', 'the node gave it another address')
    await store.keep(cid)
  } catch (error) {
    await store.fail(cid, { fault: error instanceof PinError ? error.fault : 'out_of_reach', tries })
    throw error
  }
}

export function pinWorkers(deps: Deps): JobWorker[] {
  return [
    jobWorker(pinQueue, { slots: PINS_AT_ONCE }, ({ cid }, { tries }) => pinFile(deps, cid, tries)),
    jobWorker(unpinnedQueue, { slots: 1, cron: UNPINNED_CRON }, () => deps.store.enqueueUnpinned()),
  ]
}
