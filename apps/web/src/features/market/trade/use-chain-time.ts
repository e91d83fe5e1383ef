import type { ReadAt } from '@mofu/wire/envelope'
import { useEffect, useState } from 'react'

/** The chain's time: that of the last reply, going on by the second until the next one. No clock's hour is asked. */
export function useChainTime(at: Pick<ReadAt, 'blockTime'> | undefined): number {
  const blockTime = at?.blockTime ?? 0
  const [gone, setGone] = useState({ blockTime, seconds: 0 })
  useEffect(() => {
    const timer = setInterval(
      () =>
        setGone((before) => ({
          blockTime,
          seconds: before.blockTime === blockTime ? before.seconds + 1 : 1,
        })),
      1_000,
    )
    return () => clearInterval(timer)
  }, [blockTime])
  return blockTime + (gone.blockTime === blockTime ? gone.seconds : 0)
}
