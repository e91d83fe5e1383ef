import type { Connection } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { type BoxRow, findBox } from './store.ts'

export async function requireBox(db: Connection, chainId: number, number: number): Promise<BoxRow> {
  const row = await findBox(db, chainId, number)
  if (!row) throw new DomainError('boxes.not_found', { number })
  return row
}
