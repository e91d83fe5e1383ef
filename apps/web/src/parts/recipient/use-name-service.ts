import { parseAddress } from '@mofu/domain/address'

import { useNetworkOf } from '../../api/app-config.ts'
import { useChainClient } from '../../wallet/use-chain-client.ts'
import type { NameService } from './read-recipient.ts'

/** Undefined where names are not deployed. */
export function useNameService(chainId: number): NameService | undefined {
  const client = useChainClient(chainId)
  const contract = parseAddress(useNetworkOf(chainId)?.contracts?.['Names'] ?? '')
  return contract && { client, chainId, contract }
}
