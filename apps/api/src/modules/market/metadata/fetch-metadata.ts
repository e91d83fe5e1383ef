import { isMetadataBad, type MetadataFault, metadataFaults } from '@mofu/domain/metadata-faults'

import { type Attempt, type JobWorker, jobWorker } from '../../../platform/jobs/job-worker.ts'
import { FetchFault, type ReadToken } from '../../uploads/index.ts'
import { metadataQueue } from './metadata-queue.ts'

type Due = { nftId: string; tokenUri: string }

export type FetchStore = {
  /** What is to be read; undefined when the token needs no reading any more. */
  due(nftId: string): Promise<Due | undefined>
  /** Both leave a token alone whose URI has changed meanwhile. */
  keep(due: Due, read: Omit<ReadToken, 'isWhole'>): Promise<void>
  fail(due: Due, failed: { fault: MetadataFault; isBad: boolean }): Promise<void>
}

type Deps = { store: FetchStore; read: (tokenUri: string) => Promise<ReadToken> }

const FETCHES_AT_ONCE = 6
/** One slow host must not hold up all others. */
const FETCHES_OF_ONE_HOST = 2

/** Reads the metadata of one token. Throws when another try may help. */
async function fetchMetadata(
  { store, read }: Deps,
  nftId: string,
  { tries, isLast }: Pick<Attempt, 'tries' | 'isLast'>,
): Promise<void> {
  const due = await store.due(nftId)
  if (!due) return
  let isWhole: boolean
  try {
    const { isWhole: hasAll, ...token } = await read(due.tokenUri)
    isWhole = hasAll
    await store.keep(due, token)
  } catch (error) {
    const fault = error instanceof FetchFault ? error.code : 'out_of_reach'
    await store.fail(due, { fault, isBad: isMetadataBad(fault, tries) })
    // What other people's hosts do is their affair: only what went wrong here becomes a dead letter.
    if (error instanceof FetchFault && (isLast || metadataFaults[fault].isLasting)) return
    throw error
  }
  // The words are there; the picture may come later.
  if (!isWhole && !isLast) throw new Error('a picture of the token is out of reach')
}

export function metadataWorker(deps: Deps): JobWorker {
  const limits = { slots: FETCHES_AT_ONCE, groupLimit: FETCHES_OF_ONE_HOST }
  return jobWorker(metadataQueue, limits, ({ nftId }, attempt) => fetchMetadata(deps, nftId, attempt))
}
