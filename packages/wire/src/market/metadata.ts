import { metadataFaultNames } from '@mofu/domain/metadata-faults'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { address, count, integer } from '../values.ts'

/** SPEC §7. A token's metadata, as far as it was read. */
export const tokenUriV2 = route({
  service: 'main',
  method: 'GET',
  path: '/open/nft/tokenURIV2/:a/:b',
  summary: 'The URI of a token (contract, token id) and its metadata',
  params: z.object({ a: address, b: integer }),
  query: z.object({ chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)) }),
  data: z.object({
    tokenURI: z.string(),
    state: z.enum(['ready', 'queued', 'bad']),
    metadata: z.object({
      name: z.string(),
      description: z.string(),
      image: z.nullable(z.string()),
      animation_url: z.nullable(z.string()),
      attributes: z.array(z.object({ trait_type: z.string(), value: z.string() })),
    }),
  }),
})

/** State of reading a token's metadata. */
export const metadataState = z.object({
  state: z.enum(['ready', 'queued', 'bad']),
  /** False for our own pets: their metadata is known here, and nothing is fetched. */
  isFetched: z.boolean(),
  /** Whether another attempt follows. */
  isWaiting: z.boolean(),
  /** When the shown copy was read, in seconds; null while there is none. */
  readAt: z.nullable(z.int()),
  /** Why the last attempt failed. */
  fault: z.nullable(z.enum(metadataFaultNames)),
})
export type MetadataState = z.output<typeof metadataState>

const params = z.object({ id: z.string().check(z.maxLength(160)) })

export const showMetadata = route({
  service: 'app',
  method: 'GET',
  path: '/nfts/:id/metadata',
  summary: 'State of reading a token’s metadata',
  params,
  data: metadataState,
})

export const refreshMetadata = route({
  service: 'app',
  method: 'POST',
  path: '/nfts/:id/metadata',
  summary: 'Refresh a token’s metadata',
  params,
  data: metadataState,
})
