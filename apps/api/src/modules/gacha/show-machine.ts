import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { limits } from '@mofu/domain/limits'

import { type Machine, withTiers } from './list-machines.ts'
import { type ShownPull, withResults } from './list-own.ts'
import { requireMachine } from './require-machine.ts'
import { listPets, listPulls, listReveals, type PetRow, type RevealRow } from './store.ts'

/** As many as a page shows at first. */
const RECENT = 20
const newest = { before: undefined, most: limits.nftPageDefault }

export type MachineDetail = Machine & { recent: RevealRow[]; myPets: PetRow[]; myPulls: ShownPull[] }

/** A machine with its latest pulls, and what an address has of it. */
export async function showMachine(
  db: Database,
  { id, owner, isOpenOnly }: { id: string; owner: string | undefined; isOpenOnly: boolean },
): Promise<MachineDetail> {
  const row = await requireMachine(db, id)
  if (isOpenOnly && !row.isOpen) throw new DomainError('gacha.machine_not_found', { id })
  const [[machine], recent, myPets, pulls] = await Promise.all([
    withTiers(db, [row]),
    listReveals(db, id, RECENT),
    owner === undefined ? [] : listPets(db, { owner, machine: row, ...newest }),
    owner === undefined ? [] : listPulls(db, { owner, machine: row, ...newest }),
  ])
  return { ...row, tiers: machine?.tiers ?? [], recent, myPets, myPulls: await withResults(db, pulls) }
}
