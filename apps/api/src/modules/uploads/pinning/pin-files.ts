import { nextPinTry, type PinFault } from '@mofu/domain/pinning'

import type { FileStore } from '../../../platform/file-store.ts'
import { type KeptFile, keptName } from '../keep-file.ts'
import { type PinBytes, PinError } from './ipfs-node.ts'

type Due = Pick<KeptFile, 'cid' | 'type'> & { tries: number }

export type PinQueue = {
  /** Takes files whose turn has come; nobody else gets them meanwhile. */
  take(most: number): Promise<Due[]>
  keep(cid: string): Promise<void>
  fail(cid: string, failed: { fault: PinFault; nextTryMs: number }): Promise<void>
}

type Deps = {
  queue: PinQueue
  files: Pick<FileStore, 'sizeOf' | 'read'>
  pin: PinBytes
  log: { warn(facts: object, message: string): void }
}

/** Few at a time, so that a worker that is asked to stop does. */
const A_TURN = 10

/** Hands files that the IPFS node does not hold yet to it. Says how many there were. */
export async function pinFiles({ queue, files, pin, log }: Deps): Promise<number> {
  const due = await queue.take(A_TURN)
  for (const { cid, type, tries } of due) {
    try {
      const name = keptName(cid, type)
      if ((await files.sizeOf(name)) === undefined)
        throw new PinError('missing', `${name} is not in the store`)
      const held = await pin(await files.read(name))
      // The bytes decide: a node that gives them another address does not hold what tokens point to.
      if (held !== cid) throw new PinError('other_address', `${cid} became ${held}`)
      await queue.keep(cid)
    } catch (error) {
      const fault = error instanceof PinError ? error.fault : 'out_of_reach'
      log.warn({ err: error, cid, tries: tries + 1 }, 'a file could not be pinned')
      await queue.fail(cid, { fault, nextTryMs: nextPinTry(tries + 1) })
    }
  }
  return due.length
}
