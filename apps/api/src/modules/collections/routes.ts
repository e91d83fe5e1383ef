import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { collectionId, parseCollectionId } from '@mofu/domain/nft-id'
import * as wire from '@mofu/wire/collections'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mount } from '../../platform/mount.ts'
import { mountCached, type Replies } from '../../platform/replies/mount-cached.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import type { Collection, CollectionEvent } from './collection.ts'
import { listCollections } from './list-collections.ts'
import { listEvents } from './list-events.ts'
import { listHolders } from './list-holders.ts'
import { listOwned } from './list-owned.ts'
import { listModerated } from './moderation/list-moderated.ts'
import { moderateCollection } from './moderation/moderate-collection.ts'
import { searchCollections } from './search-collections.ts'
import { showCollection } from './show-collection.ts'

type Deps = {
  db: Database
  readWatermark: ReadWatermark
  nameCoin: NameCoin
  replies: Replies
  defaultChainId: number
}

const reads = ['position', 'tokens', 'collections'] as const

/** Admin calls need the wallet's own signature: a session opened with a password is not enough. */
const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function collectionsRoutes(
  server: FastifyInstance,
  { db, readWatermark, nameCoin, replies, defaultChainId }: Deps,
): void {
  const keyOf = (text: string) => {
    const key = parseCollectionId(text, defaultChainId)
    if (!key) throw new DomainError('collections.not_found', { id: text })
    return { chainId: key.chainId, id: collectionId(key.chainId, key.contract) }
  }
  const rowOf = ({ market, maxMint, ...one }: Collection): wire.Collection => ({
    ...one,
    maxMint: String(maxMint),
    market: market.map(({ coin, listed, floor, sales, volume }) => ({
      coin,
      ...nameCoin(one.chainId, coin),
      listed,
      floor: floor === null ? null : String(floor),
      sales,
      volume: String(volume),
    })),
  })
  const eventOf = (chainId: number, event: CollectionEvent): wire.CollectionEvent => {
    const { id, nftId, title, mediaUrl, kind, from, to, price, coin, block, at, txHash } = event
    const money =
      price === null || coin === null
        ? { price: null, coin: null, symbol: null, decimals: null }
        : { price: String(price), coin, ...nameCoin(chainId, coin) }
    return { id, nftId, title, url: mediaUrl, kind, from, to, ...money, block, at, txHash }
  }
  const show = async (text: string) => {
    const { chainId, id } = keyOf(text)
    const at = await readWatermark(chainId)
    const found = await showCollection(db, { id, now: at.blockTime })
    return { data: { ...rowOf(found), traits: found.traits, page: found.page }, at }
  }
  const owned = async (chainId: number, owner: string) => {
    const at = await readWatermark(chainId)
    const list = await listOwned(db, { owner, chainId, now: at.blockTime })
    return { data: { list: list.map(rowOf) }, at }
  }

  mountCached(
    server,
    replies,
    wire.getCollections,
    reads,
    async ({ query: { chainId = defaultChainId } }) => {
      const at = await readWatermark(chainId)
      const list = await listCollections(db, { chainId, now: at.blockTime })
      return { data: { list: list.map(rowOf) }, at }
    },
  )

  mountCached(server, replies, wire.getCollectionById, reads, ({ query }) => show(query.id))
  mountCached(server, replies, wire.nftCollectionById, reads, ({ params }) => show(params.id))
  mountCached(server, replies, wire.getCollectionInfo, reads, ({ query: { collectionAddress, chainId } }) =>
    show(`${chainId ?? defaultChainId}-${collectionAddress}`),
  )

  mountCached(server, replies, wire.searchCollection, reads, async ({ query }) => {
    const { key, page, pageSize, chainId = defaultChainId } = query
    const at = await readWatermark(chainId)
    const { list, hasMore } = await searchCollections(db, {
      now: at.blockTime,
      chainId,
      text: key,
      page,
      pageSize,
    })
    return { data: { list: list.map(rowOf), hasMore }, at }
  })

  mount(
    server,
    wire.ownCollections,
    { scopes: ['web3', 'readonly'] },
    ({ query: { chainId = defaultChainId } }, { address }) =>
      // An account without a wallet owns nothing on any chain.
      owned(chainId, address ?? ''),
  )

  mount(server, wire.collectionsOf, 'anyone', ({ params: { x }, query: { chainId = defaultChainId } }) =>
    owned(chainId, x),
  )

  mountCached(server, replies, wire.holders, reads, async ({ params: { x } }) => {
    const { chainId, id } = keyOf(x)
    const at = await readWatermark(chainId)
    return { data: await listHolders(db, { id, now: at.blockTime }), at }
  })

  mountCached(server, replies, wire.floorPrice, reads, async ({ params: { x } }) => {
    const { chainId, id } = keyOf(x)
    const at = await readWatermark(chainId)
    const { market } = await showCollection(db, { id, now: at.blockTime })
    const list = market.map(({ coin, floor, floorNftId, listed }) => ({
      coin,
      ...nameCoin(chainId, coin),
      floorPrice: floor === null ? null : String(floor),
      nftId: floorNftId,
      listed,
    }))
    return { data: { list }, at }
  })

  mountCached(server, replies, wire.collectionActivity, reads, async ({ params, query: { cursor } }) => {
    const { chainId, id } = keyOf(params.id)
    const at = await readWatermark(chainId)
    const { list, next } = await listEvents(db, { id, cursor })
    return { data: { list: list.map((event) => eventOf(chainId, event)), next }, at }
  })

  mount(server, wire.moderatedCollections, admins, async ({ query }) => {
    const { chainId = defaultChainId, state, after } = query
    const from = after === undefined ? undefined : keyOf(after).id
    const { list, next } = await listModerated(db, { chainId, state, after: from })
    return {
      data: {
        list: list.map(({ decision, ...one }) => ({
          ...one,
          decision: decision && { ...decision, at: decision.at.toISOString() },
        })),
        next,
      },
    }
  })

  mount(server, wire.setCollectionState, admins, async ({ body: { id, state, reason } }, caller) => {
    await moderateCollection(db, caller, { id: keyOf(id).id, state, reason })
    return { data: { isDone: true as const } }
  })
}
