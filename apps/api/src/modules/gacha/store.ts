import { machine, machineTier, pet, pull, reveal } from '@mofu/db/app/gacha'
import type { Connection } from '@mofu/db/connect'
import { and, asc, desc, eq, getTableColumns, inArray, lt } from 'drizzle-orm'

export type MachineRow = typeof machine.$inferSelect
export type TierRow = Pick<typeof machineTier.$inferSelect, 'machineId' | 'tier' | 'total' | 'left'>
export type PetRow = typeof pet.$inferSelect
export type PullRow = typeof pull.$inferSelect
export type RevealRow = typeof reveal.$inferSelect & Pick<PetRow, 'tier' | 'state'>

/** There are few machines: creation can end for ever, and does. */
const MACHINES_MOST = 100

export function listMachineRows(
  db: Connection,
  { chainId, contract }: { chainId: number; contract: string },
): Promise<MachineRow[]> {
  return db
    .select()
    .from(machine)
    .where(and(eq(machine.chainId, chainId), eq(machine.contract, contract)))
    .orderBy(asc(machine.number))
    .limit(MACHINES_MOST)
}

export function listMachinesOn(db: Connection, chainId: number): Promise<MachineRow[]> {
  return db
    .select()
    .from(machine)
    .where(eq(machine.chainId, chainId))
    .orderBy(asc(machine.number))
    .limit(MACHINES_MOST)
}

export async function findMachine(db: Connection, id: string): Promise<MachineRow | undefined> {
  const [row] = await db.select().from(machine).where(eq(machine.id, id))
  return row
}

/** There is one contract on each chain. */
export async function findMachineByNumber(
  db: Connection,
  { chainId, number }: { chainId: number; number: number },
): Promise<MachineRow | undefined> {
  const [row] = await db
    .select()
    .from(machine)
    .where(and(eq(machine.chainId, chainId), eq(machine.number, number)))
    .limit(1)
  return row
}

export function listTiers(db: Connection, machineIds: readonly string[]): Promise<TierRow[]> {
  const { machineId, tier, total, left } = machineTier
  return db
    .select({ machineId, tier, total, left })
    .from(machineTier)
    .where(inArray(machineId, [...machineIds]))
}

export function listReveals(db: Connection, machineId: string, most: number): Promise<RevealRow[]> {
  return db
    .select({ ...getTableColumns(reveal), tier: pet.tier, state: pet.state })
    .from(reveal)
    .innerJoin(pet, eq(pet.id, reveal.petId))
    .where(eq(reveal.machineId, machineId))
    .orderBy(desc(reveal.revealedOrder))
    .limit(most)
}

/** The results of these pulls, each in the order of its pulls. */
export async function listResults(db: Connection, pullIds: readonly string[]): Promise<RevealRow[]> {
  if (pullIds.length === 0) return []
  return db
    .select({ ...getTableColumns(reveal), tier: pet.tier, state: pet.state })
    .from(reveal)
    .innerJoin(pet, eq(pet.id, reveal.petId))
    .where(inArray(reveal.pullId, [...pullIds]))
    .orderBy(asc(reveal.pullId), asc(reveal.place))
}

type Whose = { owner: string; machine: MachineRow; before: number | undefined; most: number }

export function listPets(db: Connection, { owner, machine: of, before, most }: Whose): Promise<PetRow[]> {
  return db
    .select()
    .from(pet)
    .where(
      and(
        eq(pet.holder, owner),
        eq(pet.chainId, of.chainId),
        eq(pet.state, 'out'),
        eq(pet.machineId, of.id),
        before === undefined ? undefined : lt(pet.pulledOrder, before),
      ),
    )
    .orderBy(desc(pet.pulledOrder))
    .limit(most)
}

export function listPulls(db: Connection, { owner, machine: of, before, most }: Whose): Promise<PullRow[]> {
  return db
    .select()
    .from(pull)
    .where(
      and(
        eq(pull.owner, owner),
        eq(pull.chainId, of.chainId),
        eq(pull.machineId, of.id),
        before === undefined ? undefined : lt(pull.paidOrder, before),
      ),
    )
    .orderBy(desc(pull.paidOrder))
    .limit(most)
}
