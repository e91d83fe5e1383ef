import { artistNameMost, artworkNameMost, introductionMost } from '@mofu/domain/nft-document'
import * as z from 'zod/mini'

import { createV2 } from './collections/management.ts'
import { route } from './route.ts'
import { address, count, integer } from './values.ts'

const url = z.string().check(z.maxLength(500))

/** SPEC §3, the mint form. */
const nftWords = z.object({
  artworkName: z.string().check(z.maxLength(artworkNameMost)),
  artistName: z.string().check(z.maxLength(artistNameMost)),
  introduction: z.string().check(z.maxLength(introductionMost)),
  socialLink: z.nullable(url),
  url,
  poster: z.nullable(url),
  /** SPEC §5: minting requires declaring the work original. */
  isOriginal: z.boolean(),
})

const nftDraft = z.object({ id: z.string(), tokenURI: z.string(), url: z.string() })

export const createNftV2 = route({
  service: 'main',
  method: 'POST',
  path: '/open/nft/createNftV2',
  summary: 'Store the document of a planned token, and return the URI for its mint',
  body: z.extend(nftWords, {
    /** The collection it is for, once it is known. */
    collection: z.nullable(z.string().check(z.maxLength(160))),
    /** Its line in a bulk mint: sent twice, it is stored once. */
    bulk: z.optional(z.object({ id: z.uuid(), line: count(1, 10_000) })),
  }),
  data: nftDraft,
})

/** SPEC: bind/{a}/{b}?nftAddress: the draft and the token id. */
export const bindNft = route({
  service: 'main',
  method: 'POST',
  path: '/open/nft/bind/:a/:b',
  summary: 'Bind one’s own draft (a) to the token (b) it became; the chain must confirm it',
  params: z.object({ a: z.uuid(), b: integer }),
  query: z.object({ nftAddress: address, chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)) }),
  data: z.object({ id: z.string() }),
})

/** A client's claim that something happened. Only chain data counts; the response tells whether it confirms the claim. */
export const createEvent = route({
  service: 'main',
  method: 'POST',
  path: '/open/nft/createEvent',
  summary: 'Report a transaction; returns what is known of it from the chain',
  body: z.object({
    hash: z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/, 'must be a transaction hash')),
    nftAddress: address,
    tokenId: integer,
    chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
  }),
  data: z.object({
    state: z.enum(['seen', 'waiting']),
    kind: z.nullable(z.string()),
    block: z.nullable(z.int()),
  }),
})

/** SPEC's spelling: a planned collection with its first tokens. */
export const createCollect = route({
  service: 'v2',
  method: 'POST',
  path: '/nft/createCollect',
  summary: 'Create a draft of a collection together with drafts of its tokens',
  body: z.object({ CollectionInfo: createV2.body, Nfts: z.array(nftWords).check(z.maxLength(100)) }),
  data: z.object({ id: z.string(), salt: z.string(), Nfts: z.array(nftDraft) }),
})

export const makeSeries = route({
  service: 'app',
  method: 'POST',
  path: '/mint/series',
  summary: 'Store the metadata shared by a series; returns the folder it is served from',
  body: z.object({
    name: z.string().check(z.minLength(1), z.maxLength(artworkNameMost)),
    introduction: z.string().check(z.maxLength(introductionMost)),
    url,
    poster: z.nullable(url),
  }),
  data: z.object({ baseUri: z.string() }),
})

export const bulkLines = route({
  service: 'app',
  method: 'GET',
  path: '/mint/bulk/:id',
  summary: 'The stored lines of one’s own bulk mint, and which of them are on chain',
  params: z.object({ id: z.uuid() }),
  data: z.object({
    list: z.array(
      z.object({ line: z.int(), tokenURI: z.string(), title: z.string(), nftId: z.nullable(z.string()) }),
    ),
  }),
})
