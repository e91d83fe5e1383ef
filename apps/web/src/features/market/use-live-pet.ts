import { useQuery } from '@tanstack/react-query'

import { useAskWhenBehind } from '../../session/use-ask-when-behind.ts'
import { petQuery } from './queries.ts'

/** A page about one pet is asked for again at most this often while blocks come in. */
const PAUSE_MS = 3_000

/** One pet, asked for again as the read model moves on: its owner, and how final each event is. */
export function useLivePet(id: string, chainId: number) {
  const pet = useQuery(petQuery(id))
  const block = pet.data?.at?.block
  useAskWhenBehind({ chainId, block, askedAt: pet.dataUpdatedAt }, PAUSE_MS, pet.refetch)
  return pet
}
