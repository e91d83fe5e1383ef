import { nft } from '@mofu/db/app/market'
import { metadataFetch } from '@mofu/db/app/market/metadata'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { MetadataFault } from '@mofu/domain/metadata-faults'
import { and, eq, lt, or, isNull, sql } from 'drizzle-orm'

import type { ReadToken } from '../../uploads/index.ts'
import { metadataQueue } from './metadata-queue.ts'
import type { Due, MetadataState } from './metadata-state.ts'

/** Documents of our own (a series, which is generated on request) need no fetching. */
export async function deleteOwnFetch(db: Connection, nftId: string): Promise<void> {
  await db.execute(sql`
    delete from app.metadata_fetch f using app.nft n
    where f.nft_id = ${nftId} and f.read_at is null and f.asked_at is null and f.token_uri !~ '^ipfs:'
      and n.id = f.nft_id and n.token_uri = f.token_uri and n.metadata = 'ready'`)
}

export async function findFetch(db: Connection, nftId: string): Promise<Due | undefined> {
  const [row] = await db
    .select({ nftId: metadataFetch.nftId, tokenUri: metadataFetch.tokenUri })
    .from(metadataFetch)
    .where(eq(metadataFetch.nftId, nftId))
  return row
}

/** Leaves a token unchanged whose URI has changed meanwhile. */
export async function setMetadata(
  tx: Transaction,
  due: Due,
  { title, description, mediaType, mediaUrl, posterUrl, traits }: Omit<ReadToken, 'isWhole'>,
): Promise<void> {
  await tx
    .update(nft)
    .set({ metadata: 'ready', title, description, mediaType, mediaUrl, posterUrl, traits })
    .where(isTokenOf(due))
}

/** A copy that was read once stays: only a token without one is marked as unreadable. */
export async function setUnreadable(tx: Transaction, due: Due): Promise<void> {
  await tx
    .update(nft)
    .set({ metadata: 'bad' })
    .where(and(isTokenOf(due), eq(nft.metadata, 'queued')))
}

export async function markFetched(tx: Transaction, due: Due): Promise<void> {
  await tx
    .update(metadataFetch)
    .set({ readAt: sql`now()`, fault: null })
    .where(isFetchOf(due))
}

export async function setFault(tx: Transaction, due: Due, fault: MetadataFault): Promise<void> {
  await tx.update(metadataFetch).set({ fault }).where(isFetchOf(due))
}

export async function findMetadataState(db: Connection, nftId: string): Promise<MetadataState | undefined> {
  const [row] = await db
    .select({
      tokenUri: nft.tokenUri,
      state: nft.metadata,
      isFetched: sql<boolean>`${metadataFetch.nftId} is not null`,
      isWaiting: sql<boolean>`jobs.next_try(${metadataQueue.name}, ${nft.id}) is not null`,
      readAt: metadataFetch.readAt,
      fault: metadataFetch.fault,
    })
    .from(nft)
    .leftJoin(metadataFetch, eq(metadataFetch.nftId, nft.id))
    .where(eq(nft.id, nftId))
  return row
}

/** Records that somebody asked for a new read; undefined when somebody did within the last seconds. */
export async function markAsked(tx: Transaction, nftId: string, seconds: number): Promise<Due | undefined> {
  const [asked] = await tx
    .update(metadataFetch)
    .set({ askedAt: sql`now()` })
    .where(
      and(
        eq(metadataFetch.nftId, nftId),
        or(
          isNull(metadataFetch.askedAt),
          lt(metadataFetch.askedAt, sql`now() - ${seconds} * interval '1 second'`),
        ),
      ),
    )
    .returning({ nftId: metadataFetch.nftId, tokenUri: metadataFetch.tokenUri })
  return asked
}

function isTokenOf({ nftId, tokenUri }: Due) {
  return and(eq(nft.id, nftId), eq(nft.tokenUri, tokenUri))
}

function isFetchOf({ nftId, tokenUri }: Due) {
  return and(eq(metadataFetch.nftId, nftId), eq(metadataFetch.tokenUri, tokenUri))
}
