import { useConnectorClient } from 'wagmi'

import { useNetworkOf } from '../../api/app-config.ts'
import { useChainClient } from '../../wallet/use-chain-client.ts'
import type { Node } from './queries.ts'

/** The visitor's own node where a wallet is connected to the chain; otherwise the network's public one. */
export function useNode(chainId: number): Node & { isOfWallet: boolean } {
  const client = useChainClient(chainId)
  const rpcUrl = useNetworkOf(chainId)?.rpcUrl ?? null
  const { data: wallet } = useConnectorClient({ chainId })
  if (wallet) return { client: wallet, name: 'wallet', isOfWallet: true }
  return { client, name: rpcUrl === null ? '' : new URL(rpcUrl).host, isOfWallet: false }
}
