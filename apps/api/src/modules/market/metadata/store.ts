import { nft } from '@mofu/db/app/market'
import { metadataFetch } from '@mofu/db/app/market/metadata'
import type { Database } from '@mofu/db/connect'
import { REFRESH_SECONDS } from '@mofu/domain/metadata-faults'
import { and, eq, lt, or, isNull, sql } from 'drizzle-orm'

import { enqueue, hurry } from '../../../platform/jobs/enqueue.ts'
import type { FetchStore } from './fetch-metadata.ts'
import { fetchGroup, metadataQueue } from './metadata-queue.ts'
import type { MetadataStore } from './refresh-metadata.ts'

export function metadataStore(db: Database): FetchStore & MetadataStore {
  return {
    due: async (nftId) => {
      // What the house itself knew meanwhile (a series, whose documents are made when asked for) needs no fetching.
      await db.execute(sql`
        delete from app.metadata_fetch f using app.nft n
        where f.nft_id = ${nftId} and f.read_at is null and f.asked_at is null and f.token_uri !~ '^ipfs:'
          and n.id = f.nft_id and n.token_uri = f.token_uri and n.metadata = 'ready'`)
      const [row] = await db
        .select({ nftId: metadataFetch.nftId, tokenUri: metadataFetch.tokenUri })
        .from(metadataFetch)
        .where(eq(metadataFetch.nftId, nftId))
      return row
    },

    keep: async (due, read) => {
      await db.transaction(async (tx) => {
        const { title, description, mediaType, mediaUrl, posterUrl, traits } = read
        await tx
          .update(nft)
          .set({ metadata: 'ready', title, description, mediaType, mediaUrl, posterUrl, traits })
          .where(and(eq(nft.id, due.nftId), eq(nft.tokenUri, due.tokenUri)))
        await tx
          .update(metadataFetch)
          .set({ readAt: sql`now()`, fault: null })
          .where(isFetchOf(due))
      })
    },

    fail: async (due, { fault, isBad }) => {
      await db.transaction(async (tx) => {
        // A copy that was read once stays: only a token that has none says that it could not be read.
        if (isBad) {
          await tx
            .update(nft)
            .set({ metadata: 'bad' })
            .where(and(eq(nft.id, due.nftId), eq(nft.tokenUri, due.tokenUri), eq(nft.metadata, 'queued')))
        }
        await tx.update(metadataFetch).set({ fault }).where(isFetchOf(due))
      })
    },

    stateOf: async (nftId) => {
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
    },

    ask: (nftId) =>
      db.transaction(async (tx) => {
        const [asked] = await tx
          .update(metadataFetch)
          .set({ askedAt: sql`now()` })
          .where(
            and(
              eq(metadataFetch.nftId, nftId),
              or(
                isNull(metadataFetch.askedAt),
                lt(metadataFetch.askedAt, sql`now() - ${REFRESH_SECONDS} * interval '1 second'`),
              ),
            ),
          )
          .returning({ nftId: metadataFetch.nftId, tokenUri: metadataFetch.tokenUri })
        if (!asked) return false
        await enqueue(tx, metadataQueue, { nftId }, { key: nftId, group: fetchGroup(asked) })
        await hurry(tx, metadataQueue, nftId)
        return true
      }),
  }
}

function isFetchOf({ nftId, tokenUri }: { nftId: string; tokenUri: string }) {
  return and(eq(metadataFetch.nftId, nftId), eq(metadataFetch.tokenUri, tokenUri))
}
