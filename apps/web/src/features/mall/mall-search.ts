const sorts = ['popular', 'newest', 'cheap', 'dear'] as const

export type MallSort = (typeof sorts)[number]

/** The filters of the mall in the address. Prices are in cents. */
export type MallSearch = {
  q?: string
  category?: number
  sort?: MallSort
  from?: number
  to?: number
  stock?: 'in'
  view?: 'favourites'
}

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
  const [from, to] = [readPrice(search['from']), readPrice(search['to'])]
  return {
    ...(q === '' ? {} : { q }),
    ...(category === undefined ? {} : { category }),
    ...(sort === undefined || sort === 'popular' ? {} : { sort }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(search['stock'] === 'in' ? { stock: 'in' } : {}),
    ...(search['view'] === 'favourites' ? { view: 'favourites' } : {}),
  }
}

function readPrice(value: unknown): number | undefined {
  return /^\d{1,11}$/.test(String(value)) ? Number(value) : undefined
}

/** The same search in all categories. */
export function everywhere(search: MallSearch): MallSearch {
  return readMallSearch({ ...search, category: '', view: '' })
}

/** The filters of a search as the call has them. */
export function productFilter({ q = '', category = 0, sort = 'popular', from, to, stock }: MallSearch) {
  return {
    keyword: q,
    categoryId: category,
    ...mallSorts[sort],
    ...(from === undefined ? {} : { priceFrom: String(from) }),
    ...(to === undefined ? {} : { priceTo: String(to) }),
    ...(stock === undefined ? {} : { isInStock: true }),
  }
}
