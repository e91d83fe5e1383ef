import { limits } from '@mofu/domain/limits'
import * as z from 'zod/mini'

import { nft } from '../market.ts'
import { route } from '../route.ts'
import { count } from '../values.ts'

export const likedNfts = route({
  service: 'app',
  method: 'GET',
  path: '/market/likes',
  summary: 'The NFTs on a chain that the signed-in account likes, newest like first; pages count from 1',
  query: z.object({
    chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
    page: z._default(count(1, limits.pageNumberMost), 1),
  }),
  data: z.object({ list: z.array(nft), hasMore: z.boolean() }),
})
