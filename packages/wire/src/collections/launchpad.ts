import { collectionStates } from '@mofu/domain/collection-states'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { address, count, integer } from '../values.ts'
import { collectionPage } from './management.ts'

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
  /** What its tokens look like; null if their metadata is not ours. */
  artwork: z.optional(
    z.nullable(
      z.object({
        title: z.string(),
        description: z.string(),
        nftType: z.enum(['IMAGE', 'VIDEO', 'audio']),
        url: z.string(),
      }),
    ),
  ),
  /** How many wallets the tree has, when we host its file; null otherwise. */
  treeCount: z.nullable(z.int()),
  /** How many wallets are listed individually. */
  listedCount: z.int(),
})
export type Sale = z.output<typeof sale>

export const launchpadById = route({
  service: 'app',
  method: 'GET',
  path: '/collections/launchpad/:id',
  summary: 'A collection and its sale: terms, sold and remaining supply, announced phases',
  params: z.object({ id }),
  data: z.object({
    id: z.string(),
    chainId: z.int(),
    contract: z.string(),
    name: z.string(),
    state: z.enum(collectionStates),
    owner: z.string(),
    isOpen: z.boolean(),
    maxMint: integer,
    nftCount: z.int(),
    covers: z.array(z.string()),
    page: z.nullable(collectionPage),
    /** The current sale, or the last one. */
    sale: z.nullable(sale),
    /** Unix time in seconds. */
    whitelistAt: z.nullable(z.int()),
    publicAt: z.nullable(z.int()),
  }),
})

export const launchpads = route({
  service: 'app',
  method: 'GET',
  path: '/collections/launchpads',
  summary: 'Collections with an active or announced sale, newest first',
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
  summary: 'Announce the phases of a sale. Only for owners and assistants of the collection on chain',
  body: z.object({ id, whitelistAt: moment, publicAt: moment }),
  data: z.object({ id: z.string() }),
})

/** Lines of `address,price,limit`, prices in the smallest unit. */
export const saveWhitelist = route({
  service: 'app',
  method: 'POST',
  path: '/collections/whitelist',
  summary: 'Store a whitelist as a merkle tree; refused unless its root equals the one the browser computed',
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

export const whitelistEligibility = route({
  service: 'app',
  method: 'GET',
  path: '/collections/whitelist/:id/:addr',
  summary: 'How a wallet may buy in a collection’s sale, with its proof',
  params: z.object({ id, addr: address }),
  data: z.object({
    usedCount: z.int(),
    tree: z.nullable(z.extend(whitelistItem, { proof: z.array(z.string()), merkleRoot: z.string() })),
    listed: z.nullable(whitelistItem),
    open: z.nullable(whitelistItem),
  }),
})

/** The tree file in the format of OpenZeppelin's library, so anyone can verify it with their own tools. */
export const whitelistFile = z.object({
  format: z.literal('standard-v1'),
  leafEncoding: z.tuple([z.literal('address'), z.literal('uint256'), z.literal('uint256')]),
  tree: z.array(z.string()),
  values: z.array(z.object({ value: z.tuple([z.string(), integer, integer]), treeIndex: z.int() })),
})
