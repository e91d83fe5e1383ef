const sorts = ['popular', 'newest', 'cheap', 'dear'] as const

export type MallSort = (typeof sorts)[number]

/** The filters of the mall in the address. */
export type MallSearch = { q?: string; category?: number; sort?: MallSort; view?: 'favourites' }

export const mallSorts: Record<
  MallSort,
  { orderBy: 'popular' | 'newest' | 'price'; orderByType: 'asc' | 'desc' }
> = {
  popular: { orderBy: 'popular', orderByType: 'desc' },
  newest: { orderBy: 'newest', orderByType: 'desc' },
  cheap: { orderBy: 'price', orderByType: 'asc' },
  dear: { orderBy: 'price', orderByType: 'desc' },
}

export const mallSortNames: readonly MallSort[] = sorts

/** Reads the valid parameters of an address and drops the rest. */
export function readMallSearch(search: Readonly<Record<string, unknown>>): MallSearch {
  const q = typeof search['q'] === 'string' ? search['q'].trim().slice(0, 100) : ''
  const category = /^\d{1,6}$/.test(String(search['category'])) ? Number(search['category']) : undefined
  const sort = sorts.find((one) => one === search['sort'])
  return {
    ...(q === '' ? {} : { q }),
    ...(category === undefined ? {} : { category }),
    ...(sort === undefined || sort === 'popular' ? {} : { sort }),
    ...(search['view'] === 'favourites' ? { view: 'favourites' } : {}),
  }
}

/** The same search in all categories. */
export function everywhere({ q, sort }: MallSearch): MallSearch {
  return { ...(q === undefined ? {} : { q }), ...(sort === undefined ? {} : { sort }) }
}
