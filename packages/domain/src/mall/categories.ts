/** The mall's categories, two levels deep. Ids are permanent: products and links store them. */
export const categories = [
  { id: 1, key: 'toys', parent: null },
  { id: 11, key: 'plush', parent: 1 },
  { id: 12, key: 'play', parent: 1 },
  { id: 2, key: 'home', parent: null },
  { id: 21, key: 'mugs', parent: 2 },
  { id: 22, key: 'cushions', parent: 2 },
  { id: 3, key: 'wear', parent: null },
  { id: 31, key: 'tees', parent: 3 },
  { id: 32, key: 'bags', parent: 3 },
  { id: 33, key: 'scarves', parent: 3 },
  { id: 4, key: 'pets', parent: null },
  { id: 41, key: 'treats', parent: 4 },
  { id: 42, key: 'bowls', parent: 4 },
  { id: 43, key: 'collars', parent: 4 },
  { id: 44, key: 'beds', parent: 4 },
  { id: 5, key: 'desk', parent: null },
  { id: 51, key: 'notebooks', parent: 5 },
  { id: 52, key: 'keyrings', parent: 5 },
] as const satisfies readonly { id: number; key: string; parent: number | null }[]

export type Category = (typeof categories)[number]
export type CategoryKey = Category['key']

export function categoryOf(id: number): Category | undefined {
  return categories.find((one) => one.id === id)
}

/** The category and its parent. */
export function categoryPath(id: number): readonly Category[] {
  const own = categoryOf(id)
  if (!own) return []
  return own.parent === null ? [own] : [...categoryPath(own.parent), own]
}

/** Products belong to the inner categories; the outer ones only group them. */
export function holdsProducts(id: number): boolean {
  const own = categoryOf(id)
  return own !== undefined && own.parent !== null
}
