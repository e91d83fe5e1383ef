import { useNetworkOf } from '../api/app-config.ts'

/** Whether a token is up for auction: the auctions' contract holds it until the auction is settled. */
export function useIsInAuction({ chainId, owner }: { chainId: number; owner: string }): boolean {
  const contract = useNetworkOf(chainId)?.contracts?.['Auctions']
  return contract !== undefined && contract.toLowerCase() === owner
}
