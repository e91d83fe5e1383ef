import { type NameFilter, nameFilters } from '@mofu/domain/name-filters'

/** What the address of the list of names holds: the text in the search field, and the list. */
export type NamesSearch = { q?: string; filter?: NameFilter }

export function readNamesSearch({ q, filter }: { q?: string; filter?: string }): NamesSearch {
  return namesSearch(q ?? '', nameFilters.find((one) => one === filter) ?? 'all')
}

export function namesSearch(q: string, filter: NameFilter): NamesSearch {
  return { ...(q === '' ? {} : { q }), ...(filter === 'all' ? {} : { filter }) }
}
