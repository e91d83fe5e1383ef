import type { Database } from '@mofu/db/connect'
import { limits } from '@mofu/domain/limits'
import type { ReadAt } from '@mofu/wire/envelope'
import { countNfts, getAllNfts, getNfts, nftsV2 } from '@mofu/wire/market'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

import type { NameCoin } from '../../../platform/coin-names.ts'
import { mount } from '../../../platform/mount.ts'
import { mountCached, type Replies } from '../../../platform/replies/mount-cached.ts'
import { inTurn } from '../../../platform/turns.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { cardOf } from '../routes.ts'
import { countNfts as countMatching } from './count-nfts.ts'
import { listAll } from './list-all.ts'
import { listNfts } from './list-nfts.ts'
import type { NftFilter } from './nft-filter.ts'

type Asked = Omit<z.output<(typeof countNfts)['body']>, 'sort'>

type Deps = {
  db: Database
  readWatermark: ReadWatermark
  nameCoin: NameCoin
  replies: Replies
  defaultChainId: number
}

const reads = ['position', 'tokens', 'collections'] as const

export function nftListRoutes(
  server: FastifyInstance,
  { db, readWatermark, nameCoin, replies, defaultChainId }: Deps,
): void {
  const filterOf = (asked: Asked, { blockTime }: ReadAt): NftFilter => {
    const { chainId = defaultChainId, status, minPrice, maxPrice, nftType, ...rest } = asked
    return {
      ...rest,
      chainId,
      now: blockTime,
      isListed: status === 'listed',
      minPrice: minPrice === undefined ? undefined : BigInt(minPrice),
      maxPrice: maxPrice === undefined ? undefined : BigInt(maxPrice),
      mediaType: nftType,
    }
  }

  mountCached(server, replies, nftsV2, reads, async ({ body: { sort, cursor, pageSize, ...asked } }) => {
    const at = await readWatermark(asked.chainId ?? defaultChainId)
    const { list, next } = await listNfts(db, { filter: filterOf(asked, at), sort, cursor, pageSize })
    return { data: { list: list.map((nft) => cardOf(nft, at, nameCoin)), next }, at }
  })

  mountCached(server, replies, countNfts, reads, async ({ body: { sort, ...asked } }) => {
    const at = await readWatermark(asked.chainId ?? defaultChainId)
    // Where little matches, counting reads every token: few run at once, and others find a connection.
    const data = await inTurn('counts', () => countMatching(db, { filter: filterOf(asked, at), sort }))
    return { data, at }
  })

  mountCached(server, replies, getNfts, reads, async ({ query }) => {
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
    const tokenIds = body.tokenIds.map(BigInt)
    const filter = { chainId, now: at.blockTime, mustHold, search: searchName, tokenIds }
    const found = () => listAll(db, { owner: address, filter, page, pageSize })
    // Large pages, as SPEC allows, are read a few at a time: however many are asked for, others keep their connections.
    const { list, hasMore } = await (pageSize > limits.nftPageMost ? inTurn('large pages', found) : found())
    return { data: { list: list.map((nft) => cardOf(nft, at, nameCoin)), hasMore }, at }
  })
}
