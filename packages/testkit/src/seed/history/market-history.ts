import { days, type ScheduledStep } from '../economy/seed-context.ts'
import { mintInSale, seedSale } from '../referrals/seed-sale.ts'
import type { WorksSeed } from '../works.ts'
import { announcedCollection } from './announced.ts'
import { collectionOffers } from './collection-offers.ts'
import { namesOfPeople } from './identities.ts'
import { pastSales } from './past-sales.ts'
import { worksOverTime } from './works-over-time.ts'

/** The seed's history needs this many works. */
const LEAST_WORKS = 40

export type HistorySeed = WorksSeed & { market: `0x${string}` }

/**
 * What happens on the development chain while the economy's history is seeded: works appear, change hands and are for sale,
 * a collection sells and another is announced, and people take names.
 */
export function marketHistory(input: HistorySeed): ScheduledStep[] {
  if (input.pets < LEAST_WORKS) return []
  return [
    ...worksOverTime(input),
    ...pastSales(input),
    collectionOffers(input),
    namesOfPeople,
    { before: days(12), run: () => seedSale(input) },
    {
      before: days(6),
      run: () =>
        mintInSale(input, [
          ['taro', 1n],
          ['lin', 2n],
        ]),
    },
    {
      before: days(2),
      run: () =>
        mintInSale(input, [
          ['hana', 1n],
          ['aki', 1n],
        ]),
    },
    announcedCollection(input),
  ]
}
