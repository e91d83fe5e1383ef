import type { Database } from '@mofu/db/connect'
import { bidStateOf, lotStateAt, minBid } from '@mofu/domain/lot-state'
import { parseNftId } from '@mofu/domain/nft-id'
import * as wire from '@mofu/wire/auctions'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mount } from '../../platform/mount.ts'
import { mountCached, type Replies } from '../../platform/replies/mount-cached.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { listLots } from './list-lots.ts'
import { listOwnBids } from './list-own-bids.ts'
import { type BidPage, listBids, showLot } from './show-lot.ts'
import { showSettings } from './show-settings.ts'
import type { BidRow, LotPlace, LotRow } from './store.ts'

type Deps = {
  db: Database
  nameCoin: NameCoin
  readWatermark: ReadWatermark
  replies: Replies
  defaultChainId: number
}

const reads = ['position', 'auctions', 'tokens', 'collections'] as const

export function auctionsRoutes(
  server: FastifyInstance,
  { db, nameCoin, readWatermark, replies, defaultChainId }: Deps,
): void {
  const shown = (row: LotRow, time: number): wire.Lot => ({
    ...lotOf(row, time),
    ...nameCoin(row.chainId, row.coin),
  })
  const chainOf = (nftId: string) => parseNftId(nftId)?.chainId ?? defaultChainId

  mountCached(server, replies, wire.auctions, reads, async ({ query }) => {
    const { chainId = defaultChainId, state, seller, pageSize } = query
    const at = await readWatermark(chainId)
    const after = query.after === undefined ? undefined : placeIn(query.after)
    const page = await listLots(db, { chainId, time: at.blockTime, state, seller, after, pageSize })
    const data = {
      list: page.list.map((row) => shown(row, at.blockTime)),
      next: page.next && `${page.next.at}-${page.next.order}`,
      counts: page.counts,
    }
    return { data, at }
  })

  mount(server, wire.auctionSettings, 'anyone', async ({ query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const found = await showSettings(db, chainId)
    if (!found) return { data: { settings: null }, at }
    const { isPaused, feeRate, royaltiesTop, maxDuration } = found
    const coins = found.coins.map(({ coin, floor, ceiling }) => ({
      coin,
      ...nameCoin(chainId, coin),
      floor: String(floor),
      ceiling: String(ceiling),
    }))
    return { data: { settings: { isPaused, feeRate, royaltiesTop, maxDuration, coins } }, at }
  })

  mountCached(server, replies, wire.auctionOfNft, reads, async ({ params: { nftId } }) => {
    const at = await readWatermark(chainOf(nftId))
    const { lot, bids } = await showLot(db, nftId)
    return { data: { lot: lot && shown(lot, at.blockTime), bids: bidsOf(bids) }, at }
  })

  mount(server, wire.auctionBids, 'anyone', async ({ params: { nftId }, query: { before, pageSize } }) => {
    const at = await readWatermark(chainOf(nftId))
    return { data: bidsOf(await listBids(db, nftId, { before, pageSize })), at }
  })

  mount(server, wire.auctionBidsOf, 'anyone', async ({ params: { account }, query }) => {
    const { chainId = defaultChainId, before, pageSize } = query
    const at = await readWatermark(chainId)
    const { list, next, held } = await listOwnBids(db, { chainId, bidder: account, before, pageSize })
    const data = {
      list: list.map((row) => {
        const state = lotStateAt(row, at.blockTime)
        return {
          lot: shown(row, at.blockTime),
          bid: String(row.ownBid),
          at: row.ownBidAt,
          bidState: bidStateOf({ ...row, state }, { account, bid: row.ownBid }),
        }
      }),
      next,
      held: held.map(({ coin, amount }) => ({ coin, ...nameCoin(chainId, coin), amount })),
    }
    return { data, at }
  })
}

function placeIn(cursor: string): LotPlace {
  const [at = '', order = ''] = cursor.split('-')
  return { at: Number(at), order: Number(order) }
}

function lotOf(row: LotRow, time: number): Omit<wire.Lot, 'symbol' | 'decimals'> {
  const { media } = row
  return {
    id: row.id,
    chainId: row.chainId,
    contract: row.contract,
    nftId: row.nftId,
    tokenAddress: row.collection,
    tokenId: String(row.tokenId),
    collectionName: row.collectionName ?? '',
    collectionState: row.collectionState,
    seller: row.seller,
    coin: row.coin,
    reserve: String(row.reserve),
    feeRate: row.feeRate,
    startAt: row.startAt,
    endAt: row.endAt,
    extensions: row.extensions,
    bids: row.bids,
    bidder: row.bidder,
    amount: textOf(row.amount),
    minBid: String(minBid(row)),
    reclaimed: textOf(row.reclaimed),
    state: lotStateAt(row, time),
    status: row.status,
    fee: textOf(row.fee),
    creator: row.creator,
    royalty: textOf(row.royalty),
    createdAt: row.createdAt,
    closedAt: row.closedAt,
    closedTx: row.closedTx,
    title: media?.title ?? '',
    nftType: media?.mediaType ?? 'IMAGE',
    url: media?.mediaUrl ?? null,
    poster: media?.posterUrl ?? null,
    metadata: media?.metadata ?? 'queued',
  }
}

function textOf(amount: bigint | null): string | null {
  return amount === null ? null : String(amount)
}

function bidsOf({ list, next }: BidPage): { list: wire.LotBid[]; next: number | null } {
  return { list: list.map(bidOf), next }
}

function bidOf({ id, bidder, amount, at, txHash, endAt, isExtending }: BidRow): wire.LotBid {
  return { id, bidder, amount: String(amount), at, txHash, endAt, isExtending }
}
