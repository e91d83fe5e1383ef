import type { Database } from '@mofu/db/connect'
import { parseNftId } from '@mofu/domain/nft-id'
import { redeemPriceAt } from '@mofu/domain/pledge-terms'
import * as wire from '@mofu/wire/pledge'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { listPledges } from './list-pledges.ts'
import { listPledgePools, type Pool } from './list-pools.ts'
import { listShares } from './list-shares.ts'
import { showPledge } from './show-pledge.ts'
import type { HeldRow, PledgePlace, PledgeRow, TransferRow } from './store.ts'

type Deps = { db: Database; readWatermark: ReadWatermark; defaultChainId: number }

export function pledgeRoutes(server: FastifyInstance, { db, readWatermark, defaultChainId }: Deps): void {
  mount(server, wire.pledges, 'anyone', async ({ query }) => {
    const { chainId = defaultChainId, state, from, pageSize } = query
    const at = await readWatermark(chainId)
    const after = query.after === undefined ? undefined : placeIn(query.after)
    const time = at.blockTime
    const { list, next } = await listPledges(db, { chainId, state, time, from, after, pageSize })
    const data = {
      list: list.map((row) => pledgeOf(row, time)),
      next: next && `${next.at}-${next.order}`,
    }
    return { data, at }
  })

  mount(server, wire.pledgePools, 'anyone', async ({ query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const { settings, list } = await listPledgePools(db, chainId)
    const shown = settings && {
      contract: settings.contract,
      isPaused: settings.isPaused,
      feeRecipient: settings.feeRecipient,
    }
    return { data: { settings: shown, list: list.map(poolOf) }, at }
  })

  mount(server, wire.pledgeOfNft, 'anyone', async ({ params: { nftId }, query: { account } }) => {
    const at = await readWatermark(parseNftId(nftId)?.chainId ?? defaultChainId)
    const { pledge, canRedeem } = await showPledge(db, { nftId, account, time: at.blockTime })
    return { data: { pledge: pledge && pledgeOf(pledge, at.blockTime), canRedeem }, at }
  })

  mount(server, wire.sharesOf, 'anyone', async ({ params: { account }, query }) => {
    const { chainId = defaultChainId, before, pageSize } = query
    const at = await readWatermark(chainId)
    const { held, transfers, next } = await listShares(db, { chainId, account, before, pageSize })
    return { data: { held: held.map(heldOf), transfers: transfers.map(transferOf), next }, at }
  })
}

function placeIn(cursor: string): PledgePlace {
  const [at = '', order = ''] = cursor.split('-')
  return { at: Number(at), order: Number(order) }
}

function pledgeOf(row: PledgeRow, time: number): wire.Pledge {
  const { media } = row
  return {
    id: row.id,
    chainId: row.chainId,
    nft: row.nftId,
    nftContract: row.collection,
    tokenId: String(row.tokenId),
    collectionName: row.collectionName ?? '',
    contract: row.contract,
    from: row.from,
    coin: String(row.coin),
    sharesCount: String(row.sharesCount),
    amount: String(row.sharesCount - row.feeAmount),
    feeAmount: String(row.feeAmount),
    feePercent: row.feePercent,
    time: row.time,
    redemptionPeriod: row.redeemTime - row.time,
    redeemTime: row.redeemTime,
    redeemPrice: String(redeemPriceAt(row, time)),
    discountTime: row.discountAt - row.time,
    discountAt: row.discountAt,
    discountPrecent: row.discountPrecent,
    discount: String(row.discount),
    status: row.status,
    pledgedTx: row.pledgedTx,
    redeemedBy: row.redeemedBy,
    redeemedShares: row.redeemedShares === null ? null : String(row.redeemedShares),
    redeemedAt: row.redeemedAt,
    title: media?.title ?? '',
    nftType: media?.mediaType ?? 'IMAGE',
    url: media?.mediaUrl ?? null,
    poster: media?.posterUrl ?? null,
    metadata: media?.metadata ?? (row.isHidden ? 'bad' : 'queued'),
  }
}

function poolOf(pool: Pool): wire.PledgePool {
  return {
    id: pool.id,
    nftContract: pool.collection,
    collectionName: pool.collectionName ?? '',
    coin: String(pool.coin),
    version: pool.version,
    isOpen: pool.isOpen,
    redeemLimit: pool.redeemLimit,
    feePercent: pool.feePercent,
    sharesCount: String(pool.sharesCount),
    discountTime: pool.discountTime,
    discountPrecent: pool.discountPrecent,
    held: pool.held,
    circulating: String(pool.circulating),
    fees: String(pool.fees),
    reserved: String(pool.reserved),
  }
}

function heldOf({ collection, collectionName, coin, amount }: HeldRow): wire.HeldShares {
  return {
    nftContract: collection,
    collectionName: collectionName ?? '',
    coin: String(coin),
    amount: String(amount),
  }
}

function transferOf(row: TransferRow): wire.ShareTransfer {
  return {
    id: row.id,
    nftContract: row.collection,
    collectionName: row.collectionName ?? '',
    from: row.from,
    to: row.to,
    amount: String(row.amount),
    at: row.at,
    txHash: row.txHash,
    order: row.transferOrder,
  }
}
