import * as z from 'zod/mini'

import { route } from '../route.ts'

const params = z.object({ id: z.string().check(z.maxLength(160)) })
const like = z.object({ isLiked: z.boolean(), likes: z.int() })

export const likeStatus = route({
  service: 'main',
  method: 'GET',
  path: '/nft/nftLike/likeStatus/:id',
  summary: 'Whether the signed-in account likes an NFT, and the number of likes',
  params,
  data: like,
})

export const likeNft = route({
  service: 'main',
  method: 'GET',
  path: '/nft/nftLike/like/:id',
  summary: 'Like an NFT. Idempotent',
  params,
  data: like,
})

export const cancelLike = route({
  service: 'main',
  method: 'GET',
  path: '/nft/nftLike/cancelLike/:id',
  summary: 'Remove the like of an NFT',
  params,
  data: like,
})
