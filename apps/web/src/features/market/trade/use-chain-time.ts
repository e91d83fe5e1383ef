import type { ReadAt } from '@mofu/wire/envelope'
import { useEffect, useState } from 'react'

/** The chain's time, going on with our clock since the last reply: only how fast it runs is ours. */
export function useChainTime(at: ReadAt | undefined): number {
  const blockTime = at?.blockTime
  const [seen, setSeen] = useState({ blockTime, since: Date.now() })
  const [, tick] = useState(0)
  if (seen.blockTime !== blockTime) setSeen({ blockTime, since: Date.now() })
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  const passed = Math.floor((Date.now() - seen.since) / 1000)
  return (seen.blockTime ?? Math.floor(Date.now() / 1000)) + passed
}
