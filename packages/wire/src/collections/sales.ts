import * as z from 'zod/mini'

import { route } from '../route.ts'
import { address, count, integer } from '../values.ts'
import { collectionPage } from './keeping.ts'

const id = z.string().check(z.maxLength(160))
const root = z.string().check(z.regex(/^0x[0-9a-f]{64}$/, 'must be 32 bytes in lower case'))

/** SPEC §3: the collection-level whitelist: merkle root, merkle tree file, price and limit. */
const sale = z.object({
  series: z.int(),
  coin: z.string(),
  price: integer,
  limit: z.int(),
  allOpen: z.boolean(),
  merkleRoot: z.string(),
  treeUri: z.string(),
  isOn: z.boolean(),
  sold: z.int(),
  royalty: z.int(),
  baseUri: z.string(),
  /** How many wallets the tree has, when its file is ours; null when it is not. */
  treeCount: z.nullable(z.int()),
  /** How many wallets are listed by themselves. */
  listedCount: z.int(),
})
export type Sale = z.output<typeof sale>

export const launchpadById = route({
  service: 'app',
  method: 'GET',
  path: '/collections/launchpad/:id',
  summary: 'A collection and its sale: terms, how many are sold and left, and when phases are announced for',
  params: z.object({ id }),
  data: z.object({
    id: z.string(),
    chainId: z.int(),
    contract: z.string(),
    name: z.string(),
    owner: z.string(),
    isOpen: z.boolean(),
    maxMint: integer,
    nftCount: z.int(),
    covers: z.array(z.string()),
    page: z.nullable(collectionPage),
    /** The sale that is on, or was on last. */
    sale: z.nullable(sale),
    /** Seconds since 1970. */
    whitelistAt: z.nullable(z.int()),
    publicAt: z.nullable(z.int()),
  }),
})

export const launchpads = route({
  service: 'app',
  method: 'GET',
  path: '/collections/launchpads',
  summary: 'Collections with a sale that is on or announced, the newest first',
  query: z.object({ chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)) }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        thumbnailType: z.enum(['IMAGE', 'VIDEO', 'audio']),
        thumbnailUrl: z.nullable(z.string()),
        isOn: z.boolean(),
        sold: z.int(),
        maxMint: integer,
        whitelistAt: z.nullable(z.int()),
        publicAt: z.nullable(z.int()),
      }),
    ),
  }),
})

const moment = z.nullable(count(0, 4_000_000_000))

export const announceLaunchpad = route({
  service: 'app',
  method: 'POST',
  path: '/collections/launchpad',
  summary: 'Say when the phases of a sale are to begin. Only who owns or assists the collection on chain',
  body: z.object({ id, whitelistAt: moment, publicAt: moment }),
  data: z.object({ id: z.string() }),
})

/** Lines of `address,price,limit`, prices in the smallest unit. */
export const keepWhitelist = route({
  service: 'app',
  method: 'POST',
  path: '/collections/whitelist',
  summary: 'Keep a list of wallets as a merkle tree; refused unless its root is the one the browser made',
  body: z.object({ rows: z.string().check(z.maxLength(1_000_000)), merkleRoot: root }),
  data: z.object({ merkleRoot: z.string(), treeUri: z.string(), count: z.int() }),
})

/** SPEC §3: whitelist item. */
const whitelistItem = z.object({
  price: integer,
  usedCount: z.int(),
  addr: z.string(),
  limit: z.int(),
})

export const whitelistStanding = route({
  service: 'app',
  method: 'GET',
  path: '/collections/whitelist/:id/:addr',
  summary: 'In which ways a wallet may buy in a collection’s sale, with its proof',
  params: z.object({ id, addr: address }),
  data: z.object({
    usedCount: z.int(),
    tree: z.nullable(z.extend(whitelistItem, { proof: z.array(z.string()), merkleRoot: z.string() })),
    listed: z.nullable(whitelistItem),
    open: z.nullable(whitelistItem),
  }),
})

/** The file of a tree, as OpenZeppelin's library writes and reads it: anyone can check it with their own tools. */
export const whitelistFile = z.object({
  format: z.literal('standard-v1'),
  leafEncoding: z.tuple([z.literal('address'), z.literal('uint256'), z.literal('uint256')]),
  tree: z.array(z.string()),
  values: z.array(z.object({ value: z.tuple([z.string(), integer, integer]), treeIndex: z.int() })),
})
