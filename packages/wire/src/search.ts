import { limits } from '@mofu/domain/limits'
import * as z from 'zod/mini'

import { productCard } from './mall/catalogue.ts'
import { nft } from './market.ts'
import { route } from './route.ts'
import { count } from './values.ts'

const few = z.maxLength(limits.searchOthers)

export const search = route({
  service: 'app',
  method: 'GET',
  path: '/search',
  summary:
    'The best few pets, collections, names, people, products and shops for a text: the beginning of any word, a number, or the beginning of an address',
  query: z.object({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.searchTextMost)),
    chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
  }),
  data: z.object({
    pets: z.array(nft).check(z.maxLength(limits.searchPets)),
    collections: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          picture: z.nullable(z.string()),
          nftCount: z.int(),
          isVerified: z.boolean(),
        }),
      )
      .check(few),
    /** Names that have not expired; `name` ends in `.pet`. */
    names: z.array(z.object({ id: z.string(), name: z.string(), owner: z.string() })).check(few),
    /** By the beginning of the address, or of the primary name, which is null where there is none. */
    people: z
      .array(z.object({ address: z.string(), name: z.nullable(z.string()), picture: z.nullable(z.string()) }))
      .check(few),
    products: z.array(productCard).check(few),
    shops: z
      .array(z.object({ id: z.int(), name: z.string(), logo: z.nullable(z.string()), country: z.string() }))
      .check(few),
  }),
})
export type Found = z.output<typeof search.data>
