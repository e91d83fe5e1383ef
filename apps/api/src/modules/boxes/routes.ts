import type { Database } from '@mofu/db/connect'
import { averagePrice, boxPriceAt, boxStateAt } from '@mofu/domain/box-state'
import * as wire from '@mofu/wire/boxes'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { type DrawDetail, listDraws } from './list-draws.ts'
import { requireBox } from './require-box.ts'
import { showBox } from './show-box.ts'
import {
  type BoxRow,
  type DrawRow,
  findWhitelistItem,
  listBoxRows,
  listPrizesAfter,
  type PrizeRow,
  type WhitelistRow,
} from './store.ts'

type Deps = { db: Database; nameCoin: NameCoin; readWatermark: ReadWatermark; defaultChainId: number }

export function boxesRoutes(
  server: FastifyInstance,
  { db, nameCoin, readWatermark, defaultChainId }: Deps,
): void {
  const shown = (row: BoxRow, time: number): wire.Box => ({
    ...boxOf(row, time),
    ...nameCoin(row.chainId, row.coin),
  })

  mount(server, wire.boxes, 'anyone', async ({ query }) => {
    const { chainId = defaultChainId, owner, phase, before, pageSize } = query
    const at = await readWatermark(chainId)
    const phaseAt = phase === undefined ? undefined : { phase, time: at.blockTime }
    const rows = await listBoxRows(db, { chainId, owner, phaseAt, before, most: pageSize + 1 })
    const page = rows.slice(0, pageSize)
    const next = rows.length > pageSize ? (page.at(-1)?.number ?? null) : null
    return { data: { list: page.map((row) => shown(row, at.blockTime)), next }, at }
  })

  mount(
    server,
    wire.boxById,
    'anyone',
    async ({ params: { number }, query: { chainId = defaultChainId } }) => {
      const at = await readWatermark(chainId)
      const detail = await showBox(db, chainId, number)
      const data = {
        ...shown(detail, at.blockTime),
        nfts: detail.prizes.map(nftOf),
        orders: detail.draws.map(orderOf),
        slots: detail.pendingDraws.map((slot) => ({ collectionId: detail.id, ...slot })),
        collaborators: detail.collaborators,
        whitelist: detail.whitelist.map(whitelistItemOf),
      }
      return { data, at }
    },
  )

  mount(server, wire.boxNfts, 'anyone', async ({ params: { number }, query }) => {
    const { chainId = defaultChainId, which, after, pageSize } = query
    const at = await readWatermark(chainId)
    const { id } = await requireBox(db, chainId, number)
    const rows = await listPrizesAfter(db, id, { which, after, most: pageSize + 1 })
    const page = rows.slice(0, pageSize)
    const next = rows.length > pageSize ? (page.at(-1)?.place ?? null) : null
    return { data: { list: page.map(nftOf), next }, at }
  })

  mount(server, wire.boxWhitelistItem, 'anyone', async ({ params, query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const { id } = await requireBox(db, chainId, params.number)
    const row = await findWhitelistItem(db, id, params.account)
    return { data: { item: row ? whitelistItemOf(row) : null }, at }
  })

  mount(server, wire.boxDrawsOf, 'anyone', async ({ params: { account: owner }, query }) => {
    const { chainId = defaultChainId, number, before, pageSize } = query
    const at = await readWatermark(chainId)
    const { list, next } = await listDraws(db, { chainId, owner, number, before, pageSize })
    const drawOf = ({ draw, box, prizes }: DrawDetail): wire.BoxDraw => ({
      ...orderOf(draw),
      number: box.number,
      boxTitle: box.title,
      coin: draw.coin,
      ...nameCoin(chainId, draw.coin),
      prizes: prizes.map(nftOf),
    })
    return { data: { list: list.map(drawOf), next }, at }
  })
}

export function boxOf(row: BoxRow, time: number): Omit<wire.Box, 'symbol' | 'decimals'> {
  const { id, chainId, contract, number, owner, name, coin, hasOnePrice } = row
  const state = boxStateAt(row, time)
  return {
    id,
    chainId,
    contract,
    number,
    owner,
    name,
    size: row.size,
    commissionRate: row.commissionRate,
    coin,
    detail: [row.cover, row.title, row.introduction],
    totalPrice: String(row.totalPrice),
    averagePrice: String(averagePrice(row)),
    fee: String(row.fee),
    commission: String(row.commission),
    publishedAt: row.publishedAt,
    timesToCall: state === 'open' ? row.size - row.pending : 0,
    soldCount: row.soldCount,
    flags: { allOpen: row.allOpen, hasOnePrice },
    nftCoin: hasOnePrice ? coin : null,
    nftPrice: hasOnePrice ? String(row.price) : null,
    price: String(boxPriceAt(row, time)),
    minPrice: String(row.minPrice),
    pending: row.pending,
    run: row.run,
    openAt: row.openAt,
    closeAt: row.closeAt,
    state,
  }
}

function whitelistItemOf({ addr, price, usedCount, limit }: WhitelistRow) {
  return { addr, price: String(price), usedCount, limit }
}

function nftOf(row: PrizeRow): wire.BoxNft {
  const { media } = row
  return {
    id: row.id,
    tokenAddress: row.collection,
    tokenId: String(row.tokenId),
    nftId: row.nftId,
    owner: row.winner ?? row.depositor,
    price: String(row.price),
    paid: row.paid === null ? null : String(row.paid),
    collectionId: row.boxId,
    indexInCollection: row.place,
    claimAt: row.claimedAt,
    state: row.state,
    title: media?.title ?? '',
    nftType: media?.mediaType ?? 'IMAGE',
    url: media?.mediaUrl ?? null,
    poster: media?.posterUrl ?? null,
    metadata: media?.metadata ?? (row.isHidden ? 'bad' : 'queued'),
  }
}

function orderOf({ id, boxId, owner, paidAt, claimedAt, paid, size, round, state }: DrawRow) {
  return {
    id,
    collectionId: boxId,
    owner,
    buyAt: paidAt,
    claimAt: claimedAt,
    paid: String(paid),
    size,
    round,
    state,
  }
}
