import type { Nft } from '@mofu/wire/market'
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'

import { useAskWhenBehind } from '../../session/use-ask-when-behind.ts'
import { arrivals, mergeNewest } from './merge-newest.ts'
import { collectionsQuery, newestPetsQuery, type PetFilter, petListQuery } from './queries.ts'

/** Blocks may come every second; so often nobody needs a list asked for again. */
const PAUSE_MS = 2_000

/** The list, with newcomers laid on top as the read model moves on. */
export function useLiveList(asked: PetFilter) {
  const queryClient = useQueryClient()
  const name = JSON.stringify(asked)
  // The same object while it says the same, whoever made it.
  const filter = useMemo(() => JSON.parse(name) as PetFilter, [name])
  const list = useInfiniteQuery(petListQuery(filter))
  const block = list.data?.pages[0]?.block
  const askedAt = queryClient.getQueryState(newestPetsQuery(filter).queryKey)?.dataUpdatedAt ?? 0
  const ask = useCallback(() => layNewest(queryClient, filter), [queryClient, filter])
  useAskWhenBehind({ chainId: filter.chainId, block, askedAt }, PAUSE_MS, ask)

  // The same array until the data changes: ten thousand ids are not to be compared at every scroll.
  const pets = useMemo(() => list.data?.pages.flatMap((page) => page.list), [list.data])
  const arrived = useArrivals(name, pets)
  return { ...list, pets, arrived }
}

/** Fetches the first page and lays it over the list; with newcomers the collections' counts have changed too. */
async function layNewest(queryClient: QueryClient, filter: PetFilter): Promise<void> {
  const { queryKey } = petListQuery(filter)
  const newest = await queryClient.fetchQuery(newestPetsQuery(filter))
  const before = queryClient.getQueryData(queryKey)?.pages[0]?.list[0]?.id
  queryClient.setQueryData(queryKey, (known) => known && mergeNewest(known, newest))
  if (newest.list[0]?.id === before) return
  await queryClient.invalidateQueries({ queryKey: collectionsQuery(filter.chainId).queryKey })
}

type Look = { list: string; pets: readonly Nft[] | undefined; arrived: ReadonlySet<string> }

/** Those who came on top while somebody was looking at this list. */
function useArrivals(list: string, pets: readonly Nft[] | undefined): ReadonlySet<string> {
  const [look, setLook] = useState<Look>({ list, pets, arrived: new Set() })
  if (look.list === list && look.pets === pets) return look.arrived
  // While rendering, so that a newcomer's first frame already belongs to its arrival.
  const newcomers = arrivals(look.list === list ? idsOf(look.pets) : undefined, idsOf(pets) ?? [])
  const arrived = newcomers.length > 0 ? new Set(newcomers) : look.arrived
  setLook({ list, pets, arrived })
  return arrived
}

function idsOf(pets: readonly Nft[] | undefined): string[] | undefined {
  return pets?.map(({ id }) => id)
}
