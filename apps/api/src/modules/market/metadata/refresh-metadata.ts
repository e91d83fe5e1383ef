import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { REFRESH_SECONDS } from '@mofu/domain/metadata-faults'

import { enqueue, runNow } from '../../../platform/jobs/enqueue.ts'
import { fetchGroup, metadataQueue } from './metadata-queue.ts'
import type { MetadataState } from './metadata-state.ts'
import { showMetadata } from './show-metadata.ts'
import { markAsked } from './store.ts'

/** Queues a new read of a token's metadata. The present copy is shown until then. */
export async function refreshMetadata(db: Database, id: string): Promise<MetadataState> {
  const state = await showMetadata(db, id)
  if (state.isFetched) await readAgain(db, id)
  return showMetadata(db, id)
}

/** Queues a token again, unless that happened a moment ago. */
async function readAgain(db: Database, nftId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const asked = await markAsked(tx, nftId, REFRESH_SECONDS)
    if (!asked) throw new DomainError('market.refresh_too_soon', { seconds: REFRESH_SECONDS })
    await enqueue(tx, metadataQueue, { nftId }, { key: nftId, group: fetchGroup(asked) })
    await runNow(tx, metadataQueue, nftId)
  })
}
