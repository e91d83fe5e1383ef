import * as z from 'zod/mini'

import { route } from '../route.ts'

const params = z.object({ id: z.string().check(z.maxLength(160)) })
const like = z.object({ isLiked: z.boolean(), likes: z.int() })

export const likeStatus = route({
  service: 'main',
  method: 'GET',
  path: '/nft/nftLike/likeStatus/:id',
  summary: 'Whether whoever is signed in likes an NFT, and how many do',
  params,
  data: like,
})

export const likeNft = route({
  service: 'main',
  method: 'GET',
  path: '/nft/nftLike/like/:id',
  summary: 'Like an NFT. Twice is once',
  params,
  data: like,
})

export const cancelLike = route({
  service: 'main',
  method: 'GET',
  path: '/nft/nftLike/cancelLike/:id',
  summary: 'Like an NFT no longer',
  params,
  data: like,
})
