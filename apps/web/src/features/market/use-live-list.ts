import type { Nft } from '@mofu/wire/market'
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'

import { useRefetchWhenStale } from '../../api/use-refetch-when-stale.ts'
import { arrivals, mergeNewest } from './merge-newest.ts'
import { collectionsQuery, newestPetsQuery, petCountQuery, type PetFilter, petListQuery } from './queries.ts'

/** Blocks may come every second; a list does not need to be refetched that often. */
const PAUSE_MS = 2_000

/** The list, with new pets on top as the read model advances. */
export function useLiveList(asked: PetFilter) {
  const queryClient = useQueryClient()
  const name = JSON.stringify(asked)
  // The same object while its content is the same, even if a caller created a new one.
  const filter = useMemo(() => JSON.parse(name) as PetFilter, [name])
  const list = useInfiniteQuery(petListQuery(filter))
  const block = list.data?.pages[0]?.block
  const askedAt = queryClient.getQueryState(newestPetsQuery(filter).queryKey)?.dataUpdatedAt ?? 0
  const ask = useCallback(() => mergeNewestPage(queryClient, filter), [queryClient, filter])
  useRefetchWhenStale({ chainId: filter.chainId, block, askedAt }, PAUSE_MS, ask)

  // The same array until the data changes: ten thousand ids must not be compared on every scroll.
  const pets = useMemo(() => list.data?.pages.flatMap((page) => page.list), [list.data])
  const arrived = useArrivals(name, pets)
  return { ...list, pets, arrived }
}

/** Fetches the first page and merges it into the list; with new pets the collections' counts have changed too. */
async function mergeNewestPage(queryClient: QueryClient, filter: PetFilter): Promise<void> {
  const { queryKey } = petListQuery(filter)
  const newest = await queryClient.fetchQuery(newestPetsQuery(filter))
  const before = queryClient.getQueryData(queryKey)?.pages[0]?.list[0]?.id
  queryClient.setQueryData(queryKey, (known) => known && mergeNewest(known, newest))
  if (newest.list[0]?.id === before) return
  await Promise.all(
    [collectionsQuery(filter.chainId).queryKey, petCountQuery(filter).queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

type Look = { list: string; pets: readonly Nft[] | undefined; arrived: ReadonlySet<string> }

/** The pets that arrived on top while this list was open. */
function useArrivals(list: string, pets: readonly Nft[] | undefined): ReadonlySet<string> {
  const [look, setLook] = useState<Look>({ list, pets, arrived: new Set() })
  if (look.list === list && look.pets === pets) return look.arrived
  // While rendering, so that a new pet's first frame is already part of its animation.
  const newcomers = arrivals(look.list === list ? idsOf(look.pets) : undefined, idsOf(pets) ?? [])
  const arrived = newcomers.length > 0 ? new Set(newcomers) : look.arrived
  setLook({ list, pets, arrived })
  return arrived
}

function idsOf(pets: readonly Nft[] | undefined): string[] | undefined {
  return pets?.map(({ id }) => id)
}
