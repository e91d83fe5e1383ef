import { PLAY_PAUSE_SECONDS } from '@mofu/domain/play-pause'
import { useEffect, useState } from 'react'

/** True for a short while after a new play of the account has appeared: nobody should play in a rush. */
export function usePlayPause(latest: string | undefined): boolean {
  const [rested, setRested] = useState(latest)
  useEffect(() => {
    if (rested === latest) return undefined
    const timer = setTimeout(() => setRested(latest), PLAY_PAUSE_SECONDS * 1_000)
    return () => clearTimeout(timer)
  }, [latest, rested])
  return rested !== latest
}
