import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useReachedBlock } from '../../session/reached-block.ts'
import { petQuery } from './queries.ts'

/** A page about one pet is asked for again at most this often while blocks come in. */
const PAUSE_MS = 3_000

/** One pet, asked for again as the read model moves on: its owner, and how final each event is. */
export function useLivePet(id: string, chainId: number) {
  const pet = useQuery(petQuery(id))
  const reached = useReachedBlock(chainId)
  const { refetch, dataUpdatedAt } = pet
  const block = pet.data?.at?.block

  useEffect(() => {
    if (block === undefined || reached === undefined || reached <= block) return undefined
    const timer = setTimeout(() => void refetch(), Math.max(0, dataUpdatedAt + PAUSE_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [block, reached, dataUpdatedAt, refetch])

  return pet
}
