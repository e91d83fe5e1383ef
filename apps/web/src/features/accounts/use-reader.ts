import { useAccount } from '../../session/account.ts'
import { useKeptSession } from '../../session/kept-session.ts'

/** Who is signed in on this page: the wallet that is connected and has signed, else the person of the e-mail, else nobody. */
export type Reader = { key: string; way: 'web3' | 'readonly' } | undefined

export function useReader(): Reader {
  const { web3, readOnly } = useKeptSession()
  const account = useAccount()
  if (web3 && account.status === 'connected' && account.address.toLowerCase() === web3.address) {
    return { key: `web3 ${web3.token}`, way: 'web3' }
  }
  // While a wallet is coming back, what it signed in still holds.
  if (web3 && account.status === 'returning') return { key: `web3 ${web3.token}`, way: 'web3' }
  return readOnly ? { key: `readonly ${readOnly.token}`, way: 'readonly' } : undefined
}
