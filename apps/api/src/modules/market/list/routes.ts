import type { Database } from '@mofu/db/connect'
import { getAllNfts, getNfts, nftsV2 } from '@mofu/wire/market'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../../platform/coin-names.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { cardOf } from '../routes.ts'
import { listAll } from './list-all.ts'
import { listNfts } from './list-nfts.ts'

type Deps = {
  db: Database
  readWatermark: ReadWatermark
  nameCoin: NameCoin
  defaultChainId: number
}

export function nftListRoutes(
  server: FastifyInstance,
  { db, readWatermark, nameCoin, defaultChainId }: Deps,
): void {
  mount(server, nftsV2, 'anyone', async ({ body }) => {
    const {
      chainId = defaultChainId,
      status,
      minPrice,
      maxPrice,
      nftType,
      sort,
      cursor,
      pageSize,
      ...rest
    } = body
    const at = await readWatermark(chainId)
    const filter = {
      ...rest,
      chainId,
      now: at.blockTime,
      isListed: status === 'listed',
      minPrice: minPrice === undefined ? undefined : BigInt(minPrice),
      maxPrice: maxPrice === undefined ? undefined : BigInt(maxPrice),
      mediaType: nftType,
    }
    const { list, next } = await listNfts(db, { filter, sort, cursor, pageSize })
    return { data: { list: list.map((nft) => cardOf(nft, at, nameCoin)), next }, at }
  })

  mount(server, getNfts, 'anyone', async ({ query }) => {
    const { chainId = defaultChainId, nftAddress, cursor, pageSize } = query
    const at = await readWatermark(chainId)
    const filter = {
      chainId,
      now: at.blockTime,
      collection: nftAddress,
      isHidden: false,
      isListed: false,
      traits: [],
      search: '',
    }
    const { list, next } = await listNfts(db, { filter, sort: 'newest', cursor, pageSize })
    return { data: { list: list.map((nft) => cardOf(nft, at, nameCoin)), next }, at }
  })

  mount(server, getAllNfts, 'anyone', async ({ query, body }) => {
    const { chainId = defaultChainId, address, mustHold, searchName, page, pageSize } = query
    const at = await readWatermark(chainId)
    const filter = { chainId, mustHold, search: searchName, tokenIds: body.tokenIds.map(BigInt) }
    const { list, hasMore } = await listAll(db, { owner: address, filter, page, pageSize })
    return { data: { list: list.map((nft) => cardOf(nft, at, nameCoin)), hasMore }, at }
  })
}
