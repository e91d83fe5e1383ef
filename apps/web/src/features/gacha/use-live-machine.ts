import type { Address } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'

import type { GachaPlace } from './gacha-place.ts'
import { machineQuery } from './queries.ts'
import { useFresh } from './use-fresh.ts'

/** A machine with its odds, prices and latest pulls, refetched as the read model advances. */
export function useLiveMachine(place: GachaPlace, number: number, account: Address | undefined) {
  const machine = useQuery(machineQuery({ place, number, account }))
  useFresh(place.chainId, machine.data?.at?.block, machine)
  return machine
}
