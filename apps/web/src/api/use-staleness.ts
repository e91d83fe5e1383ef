import { useQuery } from '@tanstack/react-query'

import { useNetwork } from './app-config.ts'
import { useIndexedBlock } from './indexed-block.ts'
import { type Staleness, staleness, healthQuery } from './staleness.ts'

export function useStaleness(): Staleness | undefined {
  const { chainId, contracts } = useNetwork()
  const { data, isError, dataUpdatedAt, errorUpdatedAt } = useQuery(healthQuery)
  const reached = useIndexedBlock(chainId)
  // Without a deployment on this network there is nothing to read, so nothing can be stale.
  if (contracts === null || (!data && !isError)) return undefined
  const now = Math.floor(Math.max(dataUpdatedAt, errorUpdatedAt) / 1000)
  return staleness({ health: data, isUnreachable: isError, chainId, reached, now })
}
