import { audit } from '@mofu/db/app/accounts'
import { collection } from '@mofu/db/app/collections'
import { collectionState } from '@mofu/db/app/collections/moderation'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { CollectionState } from '@mofu/domain/collection-states'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'

import type { ByState, Moderated } from './moderated.ts'

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

/** By id. States that an admin has set are looked up by the decisions, which are few; unverified is nearly all of them. */
export async function listByState(
  db: Connection,
  { chainId, state, after }: ByState,
  most: number,
): Promise<Moderated[]> {
  const decided = db
    .select({ id: collectionState.collectionId })
    .from(collectionState)
    .where(eq(collectionState.state, state))
  const last = db
    .select({ reason: audit.reason, by: audit.actor, at: audit.at })
    .from(audit)
    .where(and(eq(audit.subject, collection.id), eq(audit.action, 'collections.set_state')))
    .orderBy(desc(audit.id))
    .limit(1)
    .as('last')
  const rows = await db
    .select({
      id: collection.id,
      name: collection.name,
      owner: collection.owner,
      nftCount: collection.nftCount,
      state: collection.state,
      reason: last.reason,
      by: last.by,
      at: last.at,
    })
    .from(collection)
    .leftJoinLateral(last, sql`true`)
    .where(
      and(
        eq(collection.chainId, chainId),
        eq(collection.state, state),
        state === 'unverified' ? undefined : inArray(collection.id, decided),
        after === undefined ? undefined : gt(collection.id, after),
      ),
    )
    .orderBy(asc(collection.id))
    .limit(most)
  return rows.map(({ reason, by, at, ...row }) => ({
    ...row,
    decision: reason === null || by === null || at === null ? null : { reason, by, at },
  }))
}
