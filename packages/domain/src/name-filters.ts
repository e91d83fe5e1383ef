/** Lists of names: all, those on the market, and those that end within 90 days. The first is the default. */
export const nameFilters = ['all', 'listed', 'ending'] as const
export type NameFilter = (typeof nameFilters)[number]
