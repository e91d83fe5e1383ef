import { collection } from '@mofu/db/app/collections'
import { collectionState } from '@mofu/db/app/collections/moderation'
import type { Transaction } from '@mofu/db/connect'
import type { CollectionState } from '@mofu/domain/collection-states'
import { eq, sql } from 'drizzle-orm'

/** The moderation state of a collection, locked. */
export async function lockState(tx: Transaction, id: string): Promise<CollectionState | undefined> {
  const [found] = await tx
    .select({ state: collection.state })
    .from(collection)
    .where(eq(collection.id, id))
    .for('update')
  return found?.state
}

/** Sets the state, and records it apart from the collection: it outlives a reorg. */
export async function setState(tx: Transaction, id: string, state: CollectionState): Promise<void> {
  await tx
    .insert(collectionState)
    .values({ collectionId: id, state })
    .onConflictDoUpdate({ target: collectionState.collectionId, set: { state, setAt: sql`now()` } })
  await tx.update(collection).set({ state }).where(eq(collection.id, id))
}
