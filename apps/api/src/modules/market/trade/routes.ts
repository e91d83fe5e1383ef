import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { parseNftId } from '@mofu/domain/nft-id'
import {
  activityOf,
  approvalsOf,
  type Ask as WireAsk,
  asksOf,
  type Bid as WireBid,
  bidsOf,
  buyHistory,
  offersFor,
  offersReceived,
  type Sale as WireSale,
  soldList,
  transactions,
} from '@mofu/wire/market/trade'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../../platform/coin-names.ts'
import { mount } from '../../../platform/mount.ts'
import { mountCached, type Replies } from '../../../platform/replies/mount-cached.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { wireOffer } from '../collection-offers/routes.ts'
import { activityOf as wireActivity, cardOf } from '../routes.ts'
import {
  listActivity,
  listApprovals,
  listAsks,
  listBids,
  listOffersReceived,
  listSales,
  listSold,
  listTransactions,
  showOffers,
} from './list-trades.ts'
import type { Ask, Bid, Sale } from './offer.ts'
import { pricedIn } from './priced-in.ts'

type Deps = {
  db: Database
  readWatermark: ReadWatermark
  nameCoin: NameCoin
  replies: Replies
  defaultChainId: number
}

const reads = ['position', 'tokens', 'collections'] as const

export function tradeRoutes(
  server: FastifyInstance,
  { db, readWatermark, nameCoin, replies, defaultChainId }: Deps,
): void {
  mountCached(server, replies, offersFor, reads, async ({ params: { id }, query: { account } }) => {
    const key = parseNftId(id)
    if (!key) throw new DomainError('market.nft_not_found', { id })
    const at = await readWatermark(key.chainId)
    const found = await showOffers(db, { key, time: at.blockTime, account })
    return {
      data: {
        ask: found.ask && askOf(found.ask, key.chainId, nameCoin),
        bids: found.bids.map((bid) => bidOf(bid, key.chainId, nameCoin)),
        collectionOffers: found.collectionOffers.map((offer) => wireOffer(offer, key.chainId, nameCoin)),
      },
      at,
    }
  })

  mountCached(server, replies, buyHistory, reads, async ({ params, query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const sales = await listSales(db, tokenAt(chainId, params))
    return { data: { list: sales.map((sale) => saleOf(sale, chainId, nameCoin)) }, at }
  })

  mountCached(server, replies, transactions, reads, async ({ params, query }) => {
    const { chainId = defaultChainId, cursor, pageSize } = query
    const at = await readWatermark(chainId)
    const { list, next } = await listTransactions(db, tokenAt(chainId, params), { cursor, pageSize })
    return { data: { list: list.map((event) => wireActivity(event, chainId, nameCoin)), next }, at }
  })

  mount(server, soldList, 'anyone', async ({ params: { x }, query }) => {
    const { chainId = defaultChainId, cursor, pageSize } = query
    const at = await readWatermark(chainId)
    const { list, next } = await listSold(db, { account: x, chainId, page: { cursor, pageSize } })
    const sold = list.map((item) => ({
      id: item.id,
      wallet: item.seller,
      updated: item.at,
      itemName: item.itemName,
      collection: item.collectionName,
      from: item.seller,
      to: item.receiver,
      tokenId: String(item.tokenId),
      nftId: item.nftId,
      kind: 'market' as const,
      txHash: item.txHash,
      ...pricedIn(item, chainId, nameCoin),
    }))
    return { data: { list: sold, next }, at }
  })

  mount(server, asksOf, 'anyone', async ({ params: { account }, query }) => {
    const { chainId = defaultChainId, cursor, pageSize } = query
    const at = await readWatermark(chainId)
    const { list, next } = await listAsks(db, { account, chainId, page: { cursor, pageSize } })
    const asks = list.map(({ nft, ...ask }) => ({
      ...askOf(ask, chainId, nameCoin),
      nft: cardOf(nft, at, nameCoin),
    }))
    return { data: { list: asks, next }, at }
  })

  mount(server, bidsOf, 'anyone', async ({ params: { account }, query }) => {
    const { chainId = defaultChainId, cursor, pageSize } = query
    const at = await readWatermark(chainId)
    const { list, next } = await listBids(db, { account, chainId, page: { cursor, pageSize } })
    const bids = list.map(({ nft, ...bid }) => ({
      ...bidOf(bid, chainId, nameCoin),
      nft: nft && cardOf(nft, at, nameCoin),
    }))
    return { data: { list: bids, next }, at }
  })

  mount(server, offersReceived, 'anyone', async ({ params: { account }, query }) => {
    const { chainId = defaultChainId, cursor, pageSize } = query
    const at = await readWatermark(chainId)
    const { list, next } = await listOffersReceived(db, { account, chainId, page: { cursor, pageSize } })
    const bids = list.map(({ nft, ...bid }) => ({
      ...bidOf(bid, chainId, nameCoin),
      nft: cardOf(nft, at, nameCoin),
    }))
    return { data: { list: bids, next }, at }
  })

  mount(server, activityOf, 'anyone', async ({ params: { account }, query }) => {
    const { chainId = defaultChainId, cursor, pageSize } = query
    const at = await readWatermark(chainId)
    const { list, next } = await listActivity(db, { account, chainId, page: { cursor, pageSize } })
    const events = list.map((event) => ({
      ...wireActivity(event, chainId, nameCoin),
      title: event.title,
    }))
    return { data: { list: events, next }, at }
  })

  mount(
    server,
    approvalsOf,
    'anyone',
    async ({ params: { account }, query: { chainId = defaultChainId } }) => {
      const at = await readWatermark(chainId)
      return { data: { list: await listApprovals(db, account, chainId) }, at }
    },
  )
}

function tokenAt(chainId: number, { a, b }: { a: string; b: string }): string {
  return `${chainId}-${a}-${b}`
}

function askOf(ask: Ask, chainId: number, nameCoin: NameCoin): WireAsk {
  return { ...ask, ...pricedIn(ask, chainId, nameCoin) }
}

function bidOf(bid: Bid, chainId: number, nameCoin: NameCoin): WireBid {
  return { ...bid, ...pricedIn(bid, chainId, nameCoin) }
}

function saleOf(sale: Sale, chainId: number, nameCoin: NameCoin): WireSale {
  return {
    ...sale,
    ...pricedIn(sale, chainId, nameCoin),
    fee: String(sale.fee),
    royalty: String(sale.royalty),
  }
}
