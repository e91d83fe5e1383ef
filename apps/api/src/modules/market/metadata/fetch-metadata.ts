import type { Database } from '@mofu/db/connect'
import { isMetadataBad, type MetadataFault, metadataFaults } from '@mofu/domain/metadata-faults'

import { type Attempt, type JobWorker, jobWorker } from '../../../platform/jobs/job-worker.ts'
import { FetchFault, type ReadToken } from '../../uploads/index.ts'
import { metadataQueue } from './metadata-queue.ts'
import type { Due } from './metadata-state.ts'
import { deleteOwnFetch, findFetch, markFetched, setFault, setMetadata, setUnreadable } from './store.ts'

type Deps = { db: Database; read: (tokenUri: string) => Promise<ReadToken> }

const FETCHES_AT_ONCE = 6
/** One slow host must not delay all others. */
const FETCHES_OF_ONE_HOST = 2

/** Reads the metadata of one token. Throws when a retry may help. */
async function fetchMetadata(
  { db, read }: Deps,
  nftId: string,
  { attempts, isLast }: Pick<Attempt, 'attempts' | 'isLast'>,
): Promise<void> {
  await deleteOwnFetch(db, nftId)
  const due = await findFetch(db, nftId)
  if (!due) return
  let isWhole: boolean
  try {
    const { isWhole: hasAll, ...token } = await read(due.tokenUri)
    isWhole = hasAll
    await saveMetadata(db, due, token)
  } catch (error) {
    const fault = error instanceof FetchFault ? error.code : 'out_of_reach'
    await saveFault(db, due, { fault, isBad: isMetadataBad(fault, attempts) })
    // Faults of other hosts are not ours: only our own failures become dead letters.
    if (error instanceof FetchFault && (isLast || metadataFaults[fault].isPermanent)) return
    throw error
  }
  // The text is stored; the picture may come later.
  if (!isWhole && !isLast) throw new Error('a picture of the token is unreachable')
}

async function saveMetadata(db: Database, due: Due, token: Omit<ReadToken, 'isWhole'>): Promise<void> {
  await db.transaction(async (tx) => {
    await setMetadata(tx, due, token)
    await markFetched(tx, due)
  })
}

async function saveFault(
  db: Database,
  due: Due,
  { fault, isBad }: { fault: MetadataFault; isBad: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (isBad) await setUnreadable(tx, due)
    await setFault(tx, due, fault)
  })
}

export function metadataWorker(deps: Deps): JobWorker {
  const limits = { slots: FETCHES_AT_ONCE, groupLimit: FETCHES_OF_ONE_HOST }
  return jobWorker(metadataQueue, limits, ({ nftId }, attempt) => fetchMetadata(deps, nftId, attempt))
}
