import { useStoredSession, useMallToken } from '../../session/stored-session.ts'
import { useAccount } from '../../wallet/account.ts'

/** The shopper of this page: the connected wallet if it has signed in, else the mall login's user, else nobody. */
export function useShopper(): string | undefined {
  const { web3 } = useStoredSession()
  const account = useAccount()
  const mall = useMallToken()
  const isConnected = account.status === 'connected' && account.address.toLowerCase() === web3?.address
  if (web3 && (isConnected || account.status === 'returning')) return `web3 ${web3.token}`
  return mall === undefined ? undefined : `mall ${mall}`
}
