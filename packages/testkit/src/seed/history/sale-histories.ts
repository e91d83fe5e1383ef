import type { Person } from '../../accounts.ts'
import { neighbours } from '../works.ts'

/** Sold this many days ago, to whom, for how many ETH: bought at an ask, or an accepted bid. */
export type Sold = readonly [daysAgo: number, buyer: Person, price: string, how?: 'bid']

/** A token, by the person who had it first, and everything it was sold for since. */
export type SaleHistory = { of: 'pets' | 'own'; first: Person; index: number; sales: readonly Sold[] }

/** Who pulls pets before the first sale. Everybody keeps their first. */
export const pullers: readonly (readonly [Person, bigint])[] = [
  ['kuro', 3n],
  ['ren', 3n],
  ['mio', 2n],
  ['jun', 2n],
  ['mei', 2n],
  ['sora', 2n],
]
export const PULLED_DAYS_AGO = 62

const [mei, sora, kuro] = neighbours.map(({ person }) => person)

/** Prices rise, mostly: a history to look at. */
export const saleHistories: readonly SaleHistory[] = [
  pet('kuro', 1, [60, 'hana', '0.06'], [30, 'taro', '0.09'], [7, 'mio', '0.14'], [0.3, 'lin', '0.19']),
  pet('kuro', 2, [45, 'yuki', '0.11', 'bid'], [14, 'kai', '0.095'], [1, 'aki', '0.21']),
  pet('ren', 1, [30, 'lin', '0.05'], [3, 'hana', '0.08', 'bid']),
  pet('ren', 2, [21, 'hana', '0.24'], [0.06, 'jun', '0.3']),
  pet('mio', 1, [60, 'aki', '0.04'], [21, 'wei', '0.07'], [7, 'kuro', '0.1', 'bid']),
  pet('jun', 1, [14, 'taro', '0.17']),
  pet('mei', 1, [45, 'sora', '0.12'], [7, 'yuki', '0.16']),
  pet('sora', 1, [3, 'mei', '0.33'], [0.3, 'kuro', '0.36', 'bid']),
  own(mei, 0, [45, 'hana', '0.03'], [14, 'lin', '0.05', 'bid'], [1, 'kuro', '0.06']),
  own(mei, 1, [21, 'taro', '0.02'], [3, 'aki', '0.04']),
  own(sora, 0, [60, 'yuki', '0.02'], [30, 'mio', '0.03'], [7, 'taro', '0.05'], [0.06, 'hana', '0.08']),
  own(sora, 1, [14, 'yuki', '0.04']),
  own(kuro, 0, [30, 'jun', '0.08'], [3, 'lin', '0.12', 'bid']),
  own(kuro, 1, [1, 'taro', '0.07']),
]

/** When anything was sold, oldest first. */
export const saleDays: readonly number[] = [
  ...new Set(saleHistories.flatMap(({ sales }) => sales.map(([daysAgo]) => daysAgo))),
].toSorted((a, b) => b - a)

function pet(first: Person, index: number, ...sales: Sold[]): SaleHistory {
  return { of: 'pets', first, index, sales }
}

/** Of the creator's own collection. */
function own(first: Person | undefined, index: number, ...sales: Sold[]): SaleHistory {
  if (!first) throw new Error('there are too few creators')
  return { of: 'own', first, index, sales }
}
