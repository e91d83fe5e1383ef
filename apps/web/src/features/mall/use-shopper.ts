import { useAccount } from '../../session/account.ts'
import { useKeptSession, useMallToken } from '../../session/kept-session.ts'

/** Who shops on this page: the wallet that is connected and has signed, else the person of the mall's login, else nobody. */
export function useShopper(): string | undefined {
  const { web3 } = useKeptSession()
  const account = useAccount()
  const mall = useMallToken()
  const isConnected = account.status === 'connected' && account.address.toLowerCase() === web3?.address
  if (web3 && (isConnected || account.status === 'returning')) return `web3 ${web3.token}`
  return mall === undefined ? undefined : `mall ${mall}`
}
