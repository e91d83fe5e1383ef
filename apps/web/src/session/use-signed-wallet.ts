import { type Address, parseAddress } from '@mofu/domain/address'

import { useAccount } from './account.ts'
import { useKeptSession } from './kept-session.ts'

/** The wallet that is connected and has signed in; `returning` while one of the last visit is being asked. */
export function useSignedWallet(): Address | 'returning' | undefined {
  const { web3 } = useKeptSession()
  const account = useAccount()
  if (account.status === 'returning') return 'returning'
  if (account.status === 'none' || account.address.toLowerCase() !== web3?.address) return undefined
  return parseAddress(account.address)
}
