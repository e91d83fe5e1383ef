import type { Database } from '@mofu/db/connect'

import { listNameRows, type NamePage, type NamePlace, type NameRow } from './store.ts'

type Input = Omit<NamePage, 'most'> & { pageSize: number }

/** A page of names that are somebody's. A search may end in `.pet`. */
export async function listNames(
  db: Database,
  { pageSize, search, ...page }: Input,
): Promise<{ list: NameRow[]; next: NamePlace | null }> {
  const label = search.toLowerCase().replace(/\.pet$/, '')
  const rows = await listNameRows(db, { ...page, search: label, most: pageSize + 1 })
  const list = rows.slice(0, pageSize)
  const last = list.at(-1)
  const next = rows.length > pageSize && last ? { at: last.expiry, order: last.registeredOrder } : null
  return { list, next }
}
