import { limits } from '@mofu/domain/limits'
import { getCollections, nftCollectionById } from '@mofu/wire/collections'
import { countNfts, type Nft, nftDetailById, nftsV2 } from '@mofu/wire/market'
import { likeStatus } from '@mofu/wire/market/likes'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call, callSigned } from '../../api/call.ts'

/** The parameters of the list call. */
export type PetFilter = Omit<
  Parameters<typeof call<typeof nftsV2>>[1]['body'],
  'cursor' | 'pageSize' | 'chainId'
> & {
  chainId: number
}

export type PetPage = { list: readonly Nft[]; next: string | null; block: number }

async function petPage(filter: PetFilter, cursor: string | undefined, signal: AbortSignal): Promise<PetPage> {
  // Further pages are as large as the API allows, so that scrolling rarely has to wait.
  const body = { ...filter, ...(cursor === undefined ? {} : { cursor, pageSize: limits.nftPageMost }) }
  const { data, at } = await call(nftsV2, { body }, { signal })
  return { ...data, block: at?.block ?? 0 }
}

/** The list, page by page. `newestPetsQuery` keeps it fresh, so its pages never become stale by themselves. */
export function petListQuery(filter: PetFilter) {
  return infiniteQueryOptions({
    queryKey: ['market', 'list', filter],
    queryFn: ({ pageParam, signal }) => petPage(filter, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Only the first page, refetched when the read model advances. */
export function newestPetsQuery(filter: PetFilter) {
  return queryOptions({
    queryKey: ['market', 'newest', filter],
    queryFn: ({ signal }) => petPage(filter, undefined, signal),
    staleTime: 0,
  })
}

/** What is for sale in one coin, the lowest price first. */
export function cheapestQuery(filter: PetFilter) {
  const listed = { ...filter, status: 'listed', sort: 'price_low' } as const
  return queryOptions({
    queryKey: ['market', 'cheapest', listed],
    queryFn: async ({ signal }) =>
      (await call(nftsV2, { body: { ...listed, pageSize: limits.nftPageMost } }, { signal })).data,
    staleTime: 0,
  })
}

/** How many pets the list holds, up to a limit. */
export function petCountQuery(filter: PetFilter) {
  return queryOptions({
    queryKey: ['market', 'count', filter],
    queryFn: async ({ signal }) => (await call(countNfts, { body: filter }, { signal })).data,
    staleTime: 10_000,
  })
}

export function petQuery(id: string) {
  return queryOptions({
    queryKey: ['market', 'pet', id],
    queryFn: ({ signal }) => call(nftDetailById, { params: { id } }, { signal }),
  })
}

export function collectionsQuery(chainId: number) {
  return queryOptions({
    queryKey: ['collections', 'list', chainId],
    queryFn: async ({ signal }) => (await call(getCollections, { query: { chainId } }, { signal })).data.list,
  })
}

/** The traits of a collection with their counts, for the filters. */
export function traitsQuery(id: string) {
  return queryOptions({
    queryKey: ['collections', 'traits', id],
    queryFn: async ({ signal }) =>
      (await call(nftCollectionById, { params: { id } }, { signal })).data.traits,
  })
}

/** A collection's floor and listings in each coin. */
export function collectionMarketQuery(id: string) {
  return queryOptions({
    queryKey: ['collections', 'market', id],
    queryFn: async ({ signal }) =>
      (await call(nftCollectionById, { params: { id } }, { signal })).data.market,
    staleTime: 10_000,
  })
}

/** Whether a session's user likes a pet, and how many users do. */
export function likeQuery(id: string, session: string) {
  return queryOptions({
    queryKey: ['market', 'like', id, session],
    queryFn: async ({ signal }) => (await callSigned(likeStatus, { params: { id } }, { signal })).data,
  })
}
