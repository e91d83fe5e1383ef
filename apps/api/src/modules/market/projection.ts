import type { StoredTrait } from '@mofu/db/app/market'
import { nft } from '@mofu/db/app/market'
import { metadataFetch } from '@mofu/db/app/market/metadata'
import type { Transaction } from '@mofu/db/connect'
import { and, asc, eq, sql } from 'drizzle-orm'
import { zeroAddress } from 'viem'

import { enqueueAll } from '../../platform/jobs/enqueue.ts'
import type { Project, Window } from '../../platform/projector.ts'
import { fetchGroup, metadataQueue } from './metadata/metadata-queue.ts'

/** A token's metadata, or that it is remote and has to be fetched. */
export type Metadata =
  | { state: 'ready'; title: string; description: string; mediaUrl: string; traits: StoredTrait[] }
  | { state: 'elsewhere' }

/** A token whose metadata is to be read. */
type Unread = { chainId: number; contract: string; tokenUri: string }

/** Keeps app.nft equal to chain.nft, and adds titles and traits. */
export function marketProjection(readMetadata: (token: Unread) => Metadata): Project {
  return async (tx, window) => {
    await projectTokens(tx, window)
    await fillMetadata(tx, window.chainId, readMetadata)
  }
}

/**
 * Compares the rows of both sides inside the window: a token that a reorg removed is deleted, a changed one is updated.
 * Only rows that differ are written, because after a new deployment the window is everything. A burned token, such as
 * a redeemed gacha pet, has no row here; its burn, in the history, is what a reorg may remove.
 */
async function projectTokens(tx: Transaction, { chainId, after }: Window): Promise<void> {
  const isEqual = sql`(a.owner, a.creator, a.token_uri, a.royalty, a.mint_order, a.minted_at, a.updated_block) =
    (c.owner, c.creator, c.token_uri, c.royalty, c.mint_order, c.minted_at, c.updated_block)`
  await tx.execute(sql`
    with touched as (
      select c.id from chain.nft c where c.chain_id = ${chainId} and c.updated_block > ${after}
        and not exists (select from app.nft a where a.id = c.id and ${isEqual})
      union
      select a.id from app.nft a where a.chain_id = ${chainId} and a.updated_block > ${after}
        and not exists (select from chain.nft c where c.id = a.id and ${isEqual})
      union
      select h.nft_id from app.activity h
      where h.chain_id = ${chainId} and h.block > ${after} and h.kind = 'transfer' and h."to" = ${zeroAddress}
    ), gone as (
      delete from app.nft a using touched t
      where a.id = t.id and not exists (select from chain.nft c where c.id = a.id and c.owner <> ${zeroAddress})
      returning a.collection_id
    ), kept as (
      insert into app.nft as a (id, chain_id, collection_id, contract, token_id, owner, creator, token_uri, royalty,
        mint_order, minted_block, minted_at, updated_block)
      select c.id, c.chain_id, c.chain_id || '-' || c.collection, c.collection, c.token_id, c.owner, c.creator,
        c.token_uri, c.royalty, c.mint_order, c.minted_block, c.minted_at, c.updated_block
      from chain.nft c join touched t on t.id = c.id
      where c.owner <> ${zeroAddress}
      on conflict (id) do update set
        owner = excluded.owner, creator = excluded.creator, token_uri = excluded.token_uri, royalty = excluded.royalty,
        mint_order = excluded.mint_order, minted_block = excluded.minted_block, minted_at = excluded.minted_at,
        updated_block = excluded.updated_block,
        metadata = case when a.token_uri = excluded.token_uri then a.metadata else 'queued' end
      returning collection_id, (xmax = 0) as is_new
    ), moved as (
      select collection_id, sum(by) as by from (
        select collection_id, 1 as by from kept where is_new
        union all
        select collection_id, -1 from gone
      ) each group by collection_id
    )
    update app.collection set nft_count = nft_count + moved.by
    from moved where app.collection.id = moved.collection_id and moved.by <> 0`)
}

/** Tokens whose metadata is written in one statement. */
const BATCH = 1_000

async function fillMetadata(
  tx: Transaction,
  chainId: number,
  readMetadata: (token: Unread) => Metadata,
): Promise<void> {
  for (;;) {
    // Tokens with a queued fetch, pending or a dead letter, are left out; one without a job, or with a job for an older
    // URI, gets one.
    const queued = await tx
      .select({ id: nft.id, contract: nft.contract, tokenUri: nft.tokenUri })
      .from(nft)
      .where(
        and(
          eq(nft.chainId, chainId),
          eq(nft.metadata, 'queued'),
          sql`not exists (select from app.metadata_fetch f
            where f.nft_id = ${nft.id} and f.token_uri = ${nft.tokenUri}
              and (jobs.next_try(${metadataQueue.name}, ${nft.id}) is not null
                or jobs.is_dead(${metadataQueue.name}, ${nft.id})))`,
        ),
      )
      .orderBy(asc(nft.mintOrder))
      .limit(BATCH)
    if (queued.length === 0) return
    const rows = queued.map(({ id, contract, tokenUri }) => ({
      id,
      tokenUri,
      read: readMetadata({ chainId, contract, tokenUri }),
    }))
    const elsewhere = rows.flatMap(({ id, tokenUri, read }) =>
      read.state === 'elsewhere' ? [{ nftId: id, tokenUri }] : [],
    )
    if (elsewhere.length > 0) await queueFetches(tx, elsewhere)
    const ready = rows.flatMap(({ id, read }) => (read.state === 'ready' ? [{ id, ...read }] : []))
    await tx.execute(sql`
      update app.nft a set metadata = 'ready', title = r.title, description = r.description,
        media_url = r."mediaUrl", media_type = 'IMAGE', traits = r.traits
      from jsonb_to_recordset(${JSON.stringify(ready)}::jsonb)
        as r(id text, title text, description text, "mediaUrl" text, traits jsonb)
      where a.id = r.id`)
  }
}

async function queueFetches(tx: Transaction, rows: { nftId: string; tokenUri: string }[]): Promise<void> {
  await tx
    .insert(metadataFetch)
    .values(rows)
    .onConflictDoUpdate({
      target: metadataFetch.nftId,
      set: { tokenUri: sql`excluded.token_uri`, fault: null, askedAt: null },
    })
  await enqueueAll(
    tx,
    metadataQueue,
    rows.map((row) => ({ data: { nftId: row.nftId }, key: row.nftId, group: fetchGroup(row) })),
  )
}
