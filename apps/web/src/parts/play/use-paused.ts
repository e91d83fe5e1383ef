import { parseAddress } from '@mofu/domain/address'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { parseAbi } from 'viem'
import { readContract } from 'viem/actions'

import { useNetworkOf } from '../../api/app-config.ts'
import { useIndexedBlock } from '../../api/indexed-block.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useChainClient } from '../../wallet/use-chain-client.ts'

/** Of every contract that can be paused (IPausable). */
const abi = parseAbi(['function paused() view returns (bool)'])

type PausableName = 'Gacha' | 'Boxes' | 'Market' | 'CollectionFactory'

/**
 * The words for a contract that takes nothing new for now; undefined while it does. Read from the chain with each block,
 * so that nobody fills in a form that the contract refuses.
 */
export function usePaused(chainId: number, name: PausableName): string | undefined {
  const t = useTranslations('parts')
  const client = useChainClient(chainId)
  const block = useIndexedBlock(chainId) ?? 0
  const address = parseAddress(useNetworkOf(chainId)?.contracts?.[name] ?? '')
  const { data: isPaused } = useQuery({
    queryKey: ['paused', chainId, name, block],
    queryFn: () => (address ? readContract(client, { address, abi, functionName: 'paused' }) : false),
    placeholderData: keepPreviousData,
    gcTime: 30_000,
  })
  return isPaused ? t(`paused.${name}`) : undefined
}
