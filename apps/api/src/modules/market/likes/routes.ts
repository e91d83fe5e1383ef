import * as wire from '@mofu/wire/market/likes'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { likeNft, type LikeStore } from './like-nft.ts'

/** Whoever is signed in, by wallet or by password. SPEC's GETs that change something come only from our own pages (guard.ts). */
const people = { scopes: ['web3', 'readonly'] } as const

export function likeRoutes(server: FastifyInstance, { store }: { store: LikeStore }): void {
  mount(server, wire.likeStatus, people, async ({ params: { id } }, { accountId }) => ({
    data: await likeNft({ store }, { text: id, accountId }),
  }))
  mount(server, wire.likeNft, people, async ({ params: { id } }, { accountId }) => ({
    data: await likeNft({ store }, { text: id, accountId, change: 'add' }),
  }))
  mount(server, wire.cancelLike, people, async ({ params: { id } }, { accountId }) => ({
    data: await likeNft({ store }, { text: id, accountId, change: 'remove' }),
  }))
}
