import { shortAddress } from '@mofu/domain/address'
import type { Identity } from '@mofu/wire/names'
import { useQuery } from '@tanstack/react-query'

import { useNetwork, useNetworkOf } from '../../api/app-config.ts'
import { identityQuery } from '../../api/identities.ts'

/** Who an address is on a chain, or on the one on screen; undefined without a primary name, and until it is known. */
export function useIdentity(address: string, chainId?: number): Identity | undefined {
  const { chainId: shown } = useNetwork()
  const network = useNetworkOf(chainId ?? shown)
  const { data } = useQuery({
    ...identityQuery(network?.chainId ?? shown, address),
    enabled: network?.contracts?.['Names'] !== undefined,
  })
  return data ?? undefined
}

/** The same as text, for labels that are read out. */
export function useShownName(address: string): string {
  return useIdentity(address)?.name ?? shortAddress(address)
}
