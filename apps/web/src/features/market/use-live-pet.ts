import { useQuery } from '@tanstack/react-query'

import { useRefetchWhenStale } from '../../api/use-refetch-when-stale.ts'
import { petQuery } from './queries.ts'

/** A pet's page is refetched at most this often while blocks arrive. */
const PAUSE_MS = 3_000

/** One pet, refetched as the read model advances: its owner, and the finality of each event. */
export function useLivePet(id: string, chainId: number) {
  const pet = useQuery(petQuery(id))
  const block = pet.data?.at?.block
  useRefetchWhenStale({ chainId, block, askedAt: pet.dataUpdatedAt }, PAUSE_MS, pet.refetch)
  return pet
}
