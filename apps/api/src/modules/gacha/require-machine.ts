import type { Connection } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { findMachine, type MachineRow } from './store.ts'

export async function requireMachine(db: Connection, id: string): Promise<MachineRow> {
  const row = await findMachine(db, id)
  if (!row) throw new DomainError('gacha.machine_not_found', { id })
  return row
}
