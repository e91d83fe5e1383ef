import { useQuery } from '@tanstack/react-query'

import { useNetwork } from './app-config.ts'
import { type DataAge, dataAge, healthQuery } from './data-age.ts'
import { useReachedBlock } from './reached-block.ts'

export function useDataAge(): DataAge | undefined {
  const { chainId, contracts } = useNetwork()
  const { data, isError, dataUpdatedAt, errorUpdatedAt } = useQuery(healthQuery)
  const reached = useReachedBlock(chainId)
  // Where nothing of ours is deployed there is nothing to read, and nothing that could be old.
  if (contracts === null || (!data && !isError)) return undefined
  const now = Math.floor(Math.max(dataUpdatedAt, errorUpdatedAt) / 1000)
  return dataAge({ health: data, isUnreachable: isError, chainId, reached, now })
}
