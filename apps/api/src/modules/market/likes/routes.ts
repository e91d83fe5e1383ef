import type { Database } from '@mofu/db/connect'
import { likedNfts } from '@mofu/wire/market/liked'
import * as wire from '@mofu/wire/market/likes'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../../platform/coin-names.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { cardOf } from '../routes.ts'
import { likeNft } from './like-nft.ts'
import { listLiked } from './list-liked.ts'

type Deps = {
  db: Database
  readWatermark: ReadWatermark
  nameCoin: NameCoin
  defaultChainId: number
}

/**
 * Anyone who is signed in, by wallet or by password. SPEC's GETs that change state are accepted only from our own pages
 * (auth-hook.ts).
 */
const people = { scopes: ['web3', 'readonly'] } as const

export function likeRoutes(
  server: FastifyInstance,
  { db, readWatermark, nameCoin, defaultChainId }: Deps,
): void {
  mount(server, wire.likeStatus, people, async ({ params: { id } }, { accountId }) => ({
    data: await likeNft(db, { text: id, accountId }),
  }))
  mount(server, wire.likeNft, people, async ({ params: { id } }, { accountId }) => ({
    data: await likeNft(db, { text: id, accountId, change: 'add' }),
  }))
  mount(server, wire.cancelLike, people, async ({ params: { id } }, { accountId }) => ({
    data: await likeNft(db, { text: id, accountId, change: 'remove' }),
  }))

  mount(server, likedNfts, people, async ({ query }, { accountId }) => {
    const { chainId = defaultChainId, page } = query
    const at = await readWatermark(chainId)
    const { list, hasMore } = await listLiked(db, { accountId, chainId, page })
    return { data: { list: list.map((nft) => cardOf(nft, at, nameCoin)), hasMore }, at }
  })
}
