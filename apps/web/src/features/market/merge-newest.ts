import type { InfiniteData } from '@tanstack/react-query'

import type { PetPage } from './queries.ts'

type PetList = InfiniteData<PetPage>

/**
 * Merges a fresh first page into the known pages. New pets go on top, those a reorg removed disappear, changed ones
 * are updated; the pages below stay, so that nobody loses their scroll position. If so many are new that the pages no
 * longer overlap, the list restarts from the top.
 */
export function mergeNewest(known: PetList, newest: PetPage): PetList {
  const lastFresh = newest.list.at(-1)?.id
  const seam = known.pages.findIndex(({ list }) => list.some(({ id }) => id === lastFresh))
  const under = known.pages[seam]
  if (newest.next === null || !under) return { pages: [newest], pageParams: [undefined] }
  const below = under.list.slice(under.list.findIndex(({ id }) => id === lastFresh) + 1)
  const top = { list: [...newest.list, ...below], next: under.next, block: newest.block }
  return {
    pages: [top, ...known.pages.slice(seam + 1)],
    pageParams: [undefined, ...known.pageParams.slice(seam + 1)],
  }
}

/** The new pets on top: those before the first known one. On the first load none is new. */
export function arrivals(before: readonly string[] | undefined, after: readonly string[]): string[] {
  // Mostly none is, and the list may have ten thousand entries.
  if (!before || (before.length > 0 && before[0] === after[0])) return []
  const known = new Set(before)
  const firstKnown = after.findIndex((id) => known.has(id))
  return firstKnown < 0 && before.length > 0 ? [] : after.slice(0, firstKnown < 0 ? after.length : firstKnown)
}
