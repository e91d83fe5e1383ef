import { descriptionMost } from '@mofu/domain/collection-draft'
import { networkNames } from '@mofu/domain/networks'
import * as z from 'zod/mini'

import { collectionFacts } from '../collections.ts'
import { route } from '../route.ts'
import { address, count, integer } from '../values.ts'

const link = z.string().check(z.maxLength(500))

const draftText = z.string().check(z.maxLength(200))
const said = {
  logo: z.nullable(link),
  banner: z.nullable(link),
  description: z.string().check(z.maxLength(descriptionMost)),
  socialLink: z.nullable(link),
}
const birth = { name: draftText, symbol: draftText, maxMint: integer, isOpen: z.boolean() }

/** SPEC §3 Collection: what its owner says. */
export const collectionPage = z.object({
  ...said,
  /** Creator earnings in basis points. */
  royalty: z.int(),
  recipient: z.string(),
})
export type CollectionPage = z.output<typeof collectionPage>

/** The request as sent. Limits that have their own error texts are checked by the domain rules. */
const pageSent = z.object({ ...said, royalty: count(0, 10_000), recipient: address })

export const createV2 = route({
  service: 'main',
  method: 'POST',
  path: '/nft/nftCollection/createV2',
  summary: 'Create a collection draft; its salt determines the address it will be deployed to',
  body: z.extend(pageSent, { ...birth, chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)) }),
  data: z.object({ id: z.string(), salt: z.string() }),
})

/** The name of a draft can change; that of a deployed collection cannot. */
export const editV2 = route({
  service: 'main',
  method: 'POST',
  path: '/nft/nftCollection/editV2/:id',
  summary: 'Change one’s own draft, or the page of a collection one owns or assists on chain',
  params: z.object({ id: z.string().check(z.maxLength(160)) }),
  body: z.extend(pageSent, {
    name: z.optional(draftText),
    symbol: z.optional(draftText),
    maxMint: z.optional(integer),
    isOpen: z.optional(z.boolean()),
  }),
  data: z.object({ id: z.string() }),
})

export const publishCollection = route({
  service: 'main',
  method: 'POST',
  path: '/nft/nftCollection/publishCollection',
  summary:
    'Publish a draft’s page for the collection it became. The chain decides who owns it; the hash is a hint',
  body: z.object({
    contract: address,
    hash: z.optional(z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/, 'must be a transaction hash'))),
    id: z.uuid(),
    network: z.enum(networkNames),
  }),
  data: z.object({ id: z.string() }),
})

const managedCollection = z.object({
  ...collectionFacts,
  page: z.nullable(collectionPage),
})
export type ManagedCollection = z.output<typeof managedCollection>

export const myCollections = route({
  service: 'app',
  method: 'GET',
  path: '/collections/mine',
  summary: 'Drafts of the wallet, and the collections it owns, assists or may mint in',
  query: z.object({ chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)) }),
  data: z.object({
    drafts: z.array(
      z.extend(collectionPage, { ...birth, id: z.string(), salt: z.string(), createdAt: z.string() }),
    ),
    list: z.array(z.extend(managedCollection, { role: z.enum(['owner', 'collaborator', 'minter']) })),
  }),
})

export const managedCollectionById = route({
  service: 'app',
  method: 'GET',
  path: '/collections/kept/:id',
  summary: 'One collection with its page and every account with a role in it, as on chain',
  params: z.object({ id: z.string().check(z.maxLength(160)) }),
  data: z.extend(managedCollection, {
    rights: z.array(z.object({ account: z.string(), isCollaborator: z.boolean(), isMinter: z.boolean() })),
  }),
})
