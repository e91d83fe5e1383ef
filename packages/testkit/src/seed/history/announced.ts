import type { Person } from '../../accounts.ts'
import { deployAs } from '../../deploy-collection.ts'
import { days, type ScheduledStep } from '../economy/seed-context.ts'
import { collectionOf, type Factory } from '../made-collections.ts'

/** A collection whose sale is announced, and has not begun. */
export const announced = { person: 'mio', name: 'ねこ郵便局', symbol: 'NEKOPO' } as const satisfies {
  person: Person
  name: string
  symbol: string
}

export function announcedCollection(where: Factory): ScheduledStep {
  const { person, name, symbol } = announced
  return {
    before: days(4),
    run: async () => {
      if (await collectionOf(where, person, name)) return
      await deployAs(where.rpcUrl, where.factory, person, name, symbol)
    },
  }
}

/** The announced phases, from now. */
export function phasesFrom(now: number): { whitelistAt: Date; publicAt: Date } {
  return { whitelistAt: new Date(now + days(2) * 1_000), publicAt: new Date(now + days(3) * 1_000) }
}
