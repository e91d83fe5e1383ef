import { useSyncExternalStore } from 'react'

import { rowsOnScreen } from './rows-on-screen.ts'
import type { GridMeasure } from './use-grid-measure.ts'

/** The rows of a grid to mount now. Changes when a row enters or leaves, not with every pixel. */
export function useRowsOnScreen(count: number, { rowHeight, gap, top }: GridMeasure) {
  const rows = { count, step: rowHeight + gap, top }
  const now = () => rowsOnScreen(rows, { scrolled: window.scrollY, height: window.innerHeight })
  // Two plain numbers, because a store's value is compared by identity.
  const from = useSyncExternalStore(onMove, () => now().from)
  const to = useSyncExternalStore(onMove, () => now().to)
  return { from, to, above: from * rows.step, below: (count - to) * rows.step }
}

function onMove(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  window.addEventListener('resize', listener)
  return () => {
    window.removeEventListener('scroll', listener)
    window.removeEventListener('resize', listener)
  }
}
