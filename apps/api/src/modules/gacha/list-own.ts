import type { Connection, Database } from '@mofu/db/connect'

import { requireMachine } from './require-machine.ts'
import { listPets, listPulls, listResults, type PetRow, type PullRow, type RevealRow } from './store.ts'

/** What an address has of the machine with this id. */
type Input = { id: string; owner: string; before: number | undefined; pageSize: number }
type Page<Row> = { list: Row[]; next: number | null }

/** A pull with its results, once they are revealed. */
export type ShownPull = PullRow & { pets: RevealRow[] }

/** The pets it holds, those pulled last first. */
export async function listOwnPets(
  db: Database,
  { id, owner, before, pageSize }: Input,
): Promise<Page<PetRow>> {
  const machine = await requireMachine(db, id)
  const rows = await listPets(db, { owner, machine, before, most: pageSize + 1 })
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.pulledOrder ?? null) : null }
}

/** Its pulls, newest first. */
export async function listOwnPulls(
  db: Database,
  { id, owner, before, pageSize }: Input,
): Promise<Page<ShownPull>> {
  const machine = await requireMachine(db, id)
  const rows = await listPulls(db, { owner, machine, before, most: pageSize + 1 })
  const list = await withResults(db, rows.slice(0, pageSize))
  return { list, next: rows.length > pageSize ? (list.at(-1)?.paidOrder ?? null) : null }
}

export async function withResults(db: Connection, pulls: readonly PullRow[]): Promise<ShownPull[]> {
  const results = Map.groupBy(
    await listResults(
      db,
      pulls.filter(({ state }) => state === 'revealed').map((pull) => pull.id),
    ),
    ({ pullId }) => pullId,
  )
  return pulls.map((pull) => ({ ...pull, pets: results.get(pull.id) ?? [] }))
}
