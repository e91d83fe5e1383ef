import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { type Machine, withTiers } from './list-machines.ts'
import {
  findMachine,
  listPets,
  listPulls,
  listResults,
  listReveals,
  type PetRow,
  type PullRow,
  type RevealRow,
} from './store.ts'

/** As many as a page shows at first. */
const RECENT = 20
const OWN = 100

/** A pull with its results, once they are revealed. */
export type ShownPull = PullRow & { pets: RevealRow[] }
export type MachineDetail = Machine & { recent: RevealRow[]; myPets: PetRow[]; myPulls: ShownPull[] }

/** A machine with its latest pulls, and what an address has of it. */
export async function showMachine(
  db: Database,
  { id, owner, isOpenOnly }: { id: string; owner: string | undefined; isOpenOnly: boolean },
): Promise<MachineDetail> {
  const row = await findMachine(db, id)
  if (!row || (isOpenOnly && !row.isOpen)) throw new DomainError('gacha.machine_not_found', { id })
  const [[machine], recent, myPets, pulls] = await Promise.all([
    withTiers(db, [row]),
    listReveals(db, id, RECENT),
    owner === undefined ? [] : listPets(db, { owner, machine: row, most: OWN }),
    owner === undefined ? [] : listPulls(db, { owner, machine: row, most: OWN }),
  ])
  const results = await listResults(
    db,
    pulls.filter(({ state }) => state === 'revealed').map((pull) => pull.id),
  )
  const myPulls = pulls.map((pull) => ({
    ...pull,
    pets: results.filter(({ pullId }) => pullId === pull.id),
  }))
  return { ...row, tiers: machine?.tiers ?? [], recent, myPets, myPulls }
}
