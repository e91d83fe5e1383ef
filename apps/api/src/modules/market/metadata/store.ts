import { nft } from '@mofu/db/app/market'
import { metadataFetch } from '@mofu/db/app/market/metadata'
import type { Database } from '@mofu/db/connect'
import { REFRESH_SECONDS } from '@mofu/domain/metadata-faults'
import { and, eq, lt, or, isNull, sql } from 'drizzle-orm'

import type { MetadataQueue } from './fetch-metadata.ts'
import type { MetadataStore } from './refresh-metadata.ts'

/** Longer than any reading takes: by then whoever took a token has died. */
const LEASE = sql`now() + interval '5 minutes'`

export function metadataStore(db: Database): MetadataQueue & MetadataStore {
  return {
    take: async (most) => {
      // What the house itself knew meanwhile (a series, whose documents are made when asked for) needs no fetching.
      await db.execute(sql`
        delete from app.metadata_fetch f using app.nft n
        where f.next_try_at <= now() and f.read_at is null and f.asked_at is null and f.token_uri !~ '^ipfs:'
          and n.id = f.nft_id and n.token_uri = f.token_uri and n.metadata = 'ready'`)
      const { rows } = await db.execute<{ nft_id: string; token_uri: string; tries: number }>(sql`
        update app.metadata_fetch f set next_try_at = ${LEASE}
        where f.nft_id in (
          select nft_id from app.metadata_fetch where next_try_at <= now()
          order by next_try_at limit ${most} for update skip locked)
        returning f.nft_id, f.token_uri, f.tries`)
      return rows.map((row) => ({ nftId: row.nft_id, tokenUri: row.token_uri, tries: row.tries }))
    },

    keep: async ({ nftId, tokenUri, tries }, read, nextTryMs) => {
      await db.transaction(async (tx) => {
        const { title, description, mediaType, mediaUrl, posterUrl, traits } = read
        await tx
          .update(nft)
          .set({ metadata: 'ready', title, description, mediaType, mediaUrl, posterUrl, traits })
          .where(and(eq(nft.id, nftId), eq(nft.tokenUri, tokenUri)))
        await tx
          .update(metadataFetch)
          .set({ tries, nextTryAt: after(nextTryMs), readAt: sql`now()`, fault: null })
          .where(and(eq(metadataFetch.nftId, nftId), eq(metadataFetch.tokenUri, tokenUri)))
      })
    },

    fail: async ({ nftId, tokenUri, tries }, { fault, isBad, nextTryMs }) => {
      await db.transaction(async (tx) => {
        // A copy that was read once stays: only a token that has none says that it could not be read.
        if (isBad) {
          await tx
            .update(nft)
            .set({ metadata: 'bad' })
            .where(and(eq(nft.id, nftId), eq(nft.tokenUri, tokenUri), eq(nft.metadata, 'queued')))
        }
        await tx
          .update(metadataFetch)
          .set({ tries, nextTryAt: after(nextTryMs), fault })
          .where(and(eq(metadataFetch.nftId, nftId), eq(metadataFetch.tokenUri, tokenUri)))
      })
    },

    stateOf: async (nftId) => {
      const [row] = await db
        .select({
          tokenUri: nft.tokenUri,
          state: nft.metadata,
          isFetched: sql<boolean>`${metadataFetch.nftId} is not null`,
          isWaiting: sql<boolean>`${metadataFetch.nextTryAt} is not null`,
          readAt: metadataFetch.readAt,
          fault: metadataFetch.fault,
        })
        .from(nft)
        .leftJoin(metadataFetch, eq(metadataFetch.nftId, nft.id))
        .where(eq(nft.id, nftId))
      return row
    },

    ask: async (nftId) => {
      const asked = await db
        .update(metadataFetch)
        .set({ tries: 0, nextTryAt: sql`now()`, askedAt: sql`now()` })
        .where(
          and(
            eq(metadataFetch.nftId, nftId),
            or(
              isNull(metadataFetch.askedAt),
              lt(metadataFetch.askedAt, sql`now() - ${REFRESH_SECONDS} * interval '1 second'`),
            ),
          ),
        )
        .returning({ nftId: metadataFetch.nftId })
      return asked.length === 1
    },
  }
}

function after(milliseconds: number | undefined) {
  return milliseconds === undefined ? null : sql`now() + ${milliseconds} * interval '1 millisecond'`
}
