import { type RefObject, useEffect, useState } from 'react'

export type GridMeasure = {
  columns: number
  rowHeight: number
  gap: number
  /** From the top of the document to the grid. */
  top: number
}

/** The approximate height of the text under a picture; corrected by the first card. */
const TEXT_HEIGHT = 110

/** Measures a grid whose cards have the same height: by its first card, again whenever its size changes. */
export function useGridMeasure(grid: RefObject<HTMLElement | null>): GridMeasure {
  const [measure, setMeasure] = useState(guess)
  useEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const look = () => {
      const card = element.firstElementChild
      const { gridTemplateColumns, rowGap } = getComputedStyle(element)
      const next: GridMeasure = {
        columns: gridTemplateColumns.split(' ').length,
        rowHeight: card?.getBoundingClientRect().height ?? 0,
        gap: Number.parseFloat(rowGap) || 0,
        top: Math.round(element.getBoundingClientRect().top + window.scrollY),
      }
      if (next.rowHeight > 0) setMeasure((known) => (isSame(known, next) ? known : next))
    }
    // Measured by the observer, after layout: measuring before would force a second layout.
    const observer = new ResizeObserver(look)
    observer.observe(element)
    // What is above the grid may grow, too.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [grid])
  return measure
}

function guess(): GridMeasure {
  const width = window.innerWidth
  const columns = width >= 1024 ? 4 : width >= 640 ? 3 : 2
  return { columns, rowHeight: Math.min(width, 1280) / columns + TEXT_HEIGHT, gap: 16, top: 300 }
}

function isSame(a: GridMeasure, b: GridMeasure): boolean {
  return (
    a.columns === b.columns && a.gap === b.gap && a.top === b.top && Math.abs(a.rowHeight - b.rowHeight) < 0.5
  )
}
