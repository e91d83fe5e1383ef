import type { Address } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'

import { useSignedWallet } from '../../../session/use-signed-wallet.ts'
import { isAdminQuery } from './queries.ts'

/** The signed-in wallet if it is an admin's; undefined otherwise, also while that is unknown. */
export function useAdminWallet(): Address | undefined {
  const wallet = useSigned()
  const { data: isAdmin } = useQuery({
    ...isAdminQuery(wallet ?? '0x'),
    enabled: wallet !== undefined,
  })
  return isAdmin ? wallet : undefined
}

/** The connected wallet if it has signed in. */
export function useSigned(): Address | undefined {
  const wallet = useSignedWallet()
  return wallet === 'returning' ? undefined : wallet
}
