import type { ReadAt } from '@mofu/wire/envelope'
import { useEffect, useState } from 'react'

/** The chain's time: that of the last response, advanced every second until the next. Ignores the device's clock. */
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
