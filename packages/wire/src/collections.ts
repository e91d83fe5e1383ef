import * as z from 'zod/mini'

import { route } from './route.ts'
import { count, integer } from './values.ts'

/** SPEC §3 Collection, as far as the chain tells it. */
export const collection = z.object({
  id: z.string(),
  chainId: z.int(),
  contract: z.string(),
  name: z.string(),
  symbol: z.string(),
  owner: z.string(),
  creator: z.string(),
  isOpen: z.boolean(),
  /** 0 is unlimited. */
  maxMint: integer,
  nftCount: z.int(),
  /** Pictures of a few of its NFTs, for a cover. */
  covers: z.array(z.string()),
  createdAt: z.int(),
})
export type Collection = z.output<typeof collection>

export const getCollections = route({
  service: 'v2',
  method: 'GET',
  path: '/nft/GetCollections',
  summary: 'All collections of a chain, the fullest first',
  query: z.object({ chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)) }),
  data: z.object({ list: z.array(collection) }),
})
