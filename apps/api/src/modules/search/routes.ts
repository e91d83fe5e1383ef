import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/search'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { productCardOf } from '../mall/index.ts'
import { cardOf } from '../market/index.ts'
import { searchAll } from './search-all.ts'

type Deps = { db: Database; nameCoin: NameCoin; readWatermark: ReadWatermark; defaultChainId: number }

export function searchRoutes(
  server: FastifyInstance,
  { db, nameCoin, readWatermark, defaultChainId }: Deps,
): void {
  mount(server, wire.search, 'anyone', async ({ query: { q, chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const { pets, names, products, ...found } = await searchAll(db, { chainId, time: at.blockTime, typed: q })
    return {
      data: {
        ...found,
        pets: pets.map((nft) => cardOf(nft, at, nameCoin)),
        names: names.map(({ id, label, owner }) => ({ id, name: `${label}.pet`, owner })),
        products: products.map(productCardOf),
      },
      at,
    }
  })
}
