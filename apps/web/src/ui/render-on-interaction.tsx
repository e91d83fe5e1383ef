import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'

/** For users who neither move nor scroll, and for screen readers. */
const AT_LAST_MS = 10_000

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

type WhenWantedProps = {
  placeholder: ReactNode
  /** Does not wait for a sign. */
  isNeeded?: boolean
  children: ReactNode
}

/** Renders heavy children once they are in view or the user interacts, so that they do not delay the page itself. */
export function RenderOnInteraction({ placeholder, isNeeded = false, children }: WhenWantedProps) {
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
  return isWanted || isNeeded ? children : <div ref={place}>{placeholder}</div>
}
