import { type Address, parseAddress } from '@mofu/domain/address'

import { useAccount } from '../wallet/account.ts'
import { useStoredSession } from './stored-session.ts'

/** The connected wallet if it has signed in; `returning` while the wallet of the last visit reconnects. */
export function useSignedWallet(): Address | 'returning' | undefined {
  const { web3 } = useStoredSession()
  const account = useAccount()
  if (account.status === 'returning') return 'returning'
  if (account.status === 'none' || account.address.toLowerCase() !== web3?.address) return undefined
  return parseAddress(account.address)
}
