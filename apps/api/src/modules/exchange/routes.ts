import type { Database } from '@mofu/db/connect'
import type { CandleRange } from '@mofu/domain/candle-ranges'
import * as wire from '@mofu/wire/exchange'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { listCandles } from './list-candles.ts'
import { listSwaps } from './list-swaps.ts'
import { shareWork } from './share-work.ts'
import type { SwapRow } from './store.ts'

type Deps = { db: Database; readWatermark: ReadWatermark; defaultChainId: number }

export function exchangeRoutes(server: FastifyInstance, { db, readWatermark, defaultChainId }: Deps): void {
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
