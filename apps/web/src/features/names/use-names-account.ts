import { type Address, parseAddress } from '@mofu/domain/address'

import { useAccount } from '../../wallet/account.ts'

/** The connected wallet's address; undefined without one. */
export function useNamesAccount(): Address | undefined {
  const wallet = useAccount()
  return wallet.status === 'connected' ? parseAddress(wallet.address) : undefined
}
