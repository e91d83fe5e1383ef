import { useAccount } from '../wallet/account.ts'
import { useStoredSession } from './stored-session.ts'

/** The signed-in user of this page: the connected wallet if it has signed in, else the e-mail user, else nobody. */
export type Reader = { key: string; way: 'web3' | 'readonly' } | undefined

export function useReader(): Reader {
  const { web3, readOnly } = useStoredSession()
  const account = useAccount()
  if (web3 && account.status === 'connected' && account.address.toLowerCase() === web3.address) {
    return { key: `web3 ${web3.token}`, way: 'web3' }
  }
  // While a wallet reconnects, its session stays valid.
  if (web3 && account.status === 'returning') return { key: `web3 ${web3.token}`, way: 'web3' }
  return readOnly ? { key: `readonly ${readOnly.token}`, way: 'readonly' } : undefined
}
