import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'

/** For whoever neither moves nor scrolls, and for readers that do neither. */
const AT_LAST_MS = 10_000

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

type WhenWantedProps = { placeholder: ReactNode; children: ReactNode }

/** Draws what is heavy once it is in sight or somebody stirs: the page stands first, and whoever only looks pays for looking. */
export function WhenWanted({ placeholder, children }: WhenWantedProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (isWanted || !place.current) return
    const ended = new AbortController()
    const want = () => startTransition(() => setWanted(true))
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want())
    observer.observe(place.current)
    const timer = setTimeout(want, AT_LAST_MS)
    for (const sign of signs) {
      window.addEventListener(sign, want, { signal: ended.signal, passive: true, capture: true })
    }
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      ended.abort()
    }
  }, [isWanted])
  return isWanted ? children : <div ref={place}>{placeholder}</div>
}
