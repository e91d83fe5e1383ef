import type { Database } from '@mofu/db/connect'
import { petTiers } from '@mofu/domain/pet-tiers'

import { listMachineRows, listTiers, type MachineRow, type TierRow } from './store.ts'

export type Machine = MachineRow & { tiers: Pick<TierRow, 'tier' | 'total' | 'left'>[] }

/** The machines of a contract, with what is left of each tier. */
export async function listMachines(
  db: Database,
  contract: { chainId: number; contract: string },
): Promise<Machine[]> {
  return withTiers(db, await listMachineRows(db, contract))
}

/** Rarest tier first. */
export async function withTiers(db: Database, machines: readonly MachineRow[]): Promise<Machine[]> {
  if (machines.length === 0) return []
  const tiers = await listTiers(
    db,
    machines.map(({ id }) => id),
  )
  return machines.map((machine) => ({
    ...machine,
    tiers: petTiers.flatMap((name) =>
      tiers.filter(({ machineId, tier }) => machineId === machine.id && tier === name),
    ),
  }))
}
