import type { Deployment } from '@mofu/chain/deployment'
import type { NetworkSettings } from '@mofu/chain/network-settings'
import type { Database } from '@mofu/db/connect'
import type { CandleRange } from '@mofu/domain/candle-ranges'
import * as wire from '@mofu/wire/exchange'
import type { Data } from '@mofu/wire/route'
import type { FastifyInstance } from 'fastify'

import { chainClients } from '../../platform/chain-clients.ts'
import type { NameCoin } from '../../platform/coin-names.ts'
import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { listCandles } from './list-candles.ts'
import { listHolders } from './list-holders.ts'
import { listSwaps } from './list-swaps.ts'
import { type ExchangeViews, readViews } from './read-views.ts'
import { shareWork } from './share-work.ts'
import type { SwapRow } from './store.ts'

type Deps = {
  db: Database
  nameCoin: NameCoin
  readWatermark: ReadWatermark
  defaultChainId: number
  networks: readonly NetworkSettings[]
  deployments: readonly Deployment[]
}

export function exchangeRoutes(
  server: FastifyInstance,
  { db, nameCoin, readWatermark, defaultChainId, networks, deployments }: Deps,
): void {
  const clients = chainClients(networks)
  const viewsOf = shareWork(
    (chainId: number) => {
      const deployed = deployments.find((one) => one.chainId === chainId)?.contracts['Exchange']
      return readViews({ chainId, exchange: deployed?.address, client: clients.of(chainId) })
    },
    (chainId) => String(chainId),
  )
  mount(server, wire.exchangeViews, 'anyone', async ({ query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    return { data: viewsData(await viewsOf(chainId), nameCoin, chainId), at }
  })

  mount(server, wire.swaps, 'anyone', async ({ query: { chainId = defaultChainId, account, before } }) => {
    const at = await readWatermark(chainId)
    const { list, hasMore } = await listSwaps(db, { chainId, account, before })
    return { data: { list: list.map(swapOf), hasMore }, at }
  })

  // Every swap of the range is read for it, and every open chart asks again with new blocks.
  const readCandles = shareWork(
    async ({ chainId, range }: { chainId: number; range: CandleRange }) => {
      const at = await readWatermark(chainId)
      return { data: await listCandles(db, { chainId, range, now: at.blockTime }), at }
    },
    ({ chainId, range }) => `${chainId} ${range}`,
  )
  mount(server, wire.candles, 'anyone', ({ query: { chainId = defaultChainId, range } }) =>
    readCandles({ chainId, range }),
  )

  // Every transfer is read for it.
  const readHolders = shareWork(
    async (chainId: number) => {
      const at = await readWatermark(chainId)
      const deployment = deployments.find((one) => one.chainId === chainId)
      return { data: await listHolders(db, { chainId, deployment }), at }
    },
    (chainId) => String(chainId),
  )
  mount(server, wire.holders, 'anyone', ({ query: { chainId = defaultChainId } }) => readHolders(chainId))
}

function viewsData(
  views: ExchangeViews,
  nameCoin: NameCoin,
  chainId: number,
): Data<typeof wire.exchangeViews> {
  const { symbol, decimals } = nameCoin(chainId, views.baseToken)
  return {
    block: views.block,
    tokenReserve: String(views.tokenReserve),
    totalSupply: String(views.totalSupply),
    realBase: String(views.realBase),
    virtualBase: String(views.virtualBase),
    currentPrice: String(views.currentPrice),
    floorPrice: String(views.floorPrice),
    feeRate: Number(views.feeRate),
    feeRecipient: views.feeRecipient,
    baseToken: views.baseToken,
    baseSymbol: symbol,
    baseDecimals: decimals,
  }
}

function swapOf({ id, side, account, base, fee, amount, price, at, txHash, swapOrder }: SwapRow): wire.Swap {
  return {
    id,
    side,
    account,
    base: String(base),
    fee: String(fee),
    amount: String(amount),
    price,
    at,
    txHash,
    order: swapOrder,
  }
}
