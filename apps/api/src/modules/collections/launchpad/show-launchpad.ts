import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Launchpad, Sale } from './launchpad.ts'
import { findLastSale, findLaunchpad } from './store.ts'

export async function showLaunchpad(db: Database, id: string): Promise<Launchpad & { sale: Sale | null }> {
  const found = await findLaunchpad(db, id)
  if (!found) throw new DomainError('collections.not_found', { id })
  return { ...found, sale: (await findLastSale(db, id)) ?? null }
}
