import { type KeyboardEvent, useEffect, useState } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The option that the arrow keys have reached, by its position; each list begins at its first again. Around the ends it goes on. */
export function useActiveOption(list: string, count: number, first: 0 | -1) {
  const [at, setAt] = useState({ list, index: first as number })
  const index = at.list === list && at.index < count ? at.index : Math.min(first, count - 1)
  useEffect(() => {
    document.querySelector('[role=option][aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [index, list])
  return {
    index,
    /** Returns whether the key was one of the list's. */
    onArrow: (event: KeyboardEvent): boolean => {
      const step = steps[event.key]
      if (step === undefined || count === 0) return false
      event.preventDefault()
      const from = index < 0 && step < 0 ? 0 : index
      setAt({ list, index: (from + step + count) % count })
      return true
    },
  }
}
