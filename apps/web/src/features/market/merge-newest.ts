import type { InfiniteData } from '@tanstack/react-query'

import type { PetPage } from './queries.ts'

type PetList = InfiniteData<PetPage>

/**
 * The known pages with a fresh first page laid over them. Newcomers come on top, what a reorg took goes, what changed is
 * put right; the pages below stay, so nobody loses their place. Where so many came that the two no longer touch, the
 * list starts again from the top.
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

/** Who is new on top: those before the first that was known. On the first look nobody is new. */
export function arrivals(before: readonly string[] | undefined, after: readonly string[]): string[] {
  // Mostly nobody is, and the list may be ten thousand long.
  if (!before || (before.length > 0 && before[0] === after[0])) return []
  const known = new Set(before)
  const firstKnown = after.findIndex((id) => known.has(id))
  return firstKnown < 0 && before.length > 0 ? [] : after.slice(0, firstKnown < 0 ? after.length : firstKnown)
}
