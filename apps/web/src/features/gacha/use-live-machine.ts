import type { Address } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'

import { useRefetchWhenStale } from '../../api/use-refetch-when-stale.ts'
import type { GachaPlace } from './gacha-place.ts'
import { machineQuery } from './queries.ts'

/** A machine is refetched at most this often while blocks arrive. */
const PAUSE_MS = 1_500

/** A machine with its odds, prices and latest pulls, refetched as the read model advances. */
export function useLiveMachine(place: GachaPlace, number: number, account: Address | undefined) {
  const machine = useQuery(machineQuery({ place, number, account }))
  const shown = {
    chainId: place.chainId,
    block: machine.data?.at?.block,
    askedAt: machine.dataUpdatedAt,
  }
  useRefetchWhenStale(shown, PAUSE_MS, machine.refetch)
  return machine
}
