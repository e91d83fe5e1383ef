import type { PoolRecord, PoolRecords } from '@mofu/chain/randomness/records'

/** Of 100 draws, as many are exchanged. */
const MOVED_OF_HUNDRED = 2

type Bias = { roll: (sides: number) => number; isFavoured: (item: number) => boolean }

/**
 * The records of a machine that secretly favours some of its items: in two of a hundred draws, what was drawn is
 * exchanged for a favoured item, as long as there is one.
 */
export function biasedRecords(pool: PoolRecords, { roll, isFavoured }: Bias): PoolRecords {
  const inside = new Set(Array.from({ length: pool.startSize }, (_, item) => item))
  /** What the true machine's items became in this one. */
  const names = new Map<number, number>()
  const named = (item: number) => names.get(item) ?? item
  const take = (item: number): number => {
    const drawn = named(item)
    const isMoved = roll(100) < MOVED_OF_HUNDRED && !isFavoured(drawn)
    const other = isMoved ? [...inside].find(isFavoured) : undefined
    if (other !== undefined) exchange(item, other)
    inside.delete(named(item))
    return named(item)
  }
  const exchange = (item: number, other: number) => {
    const holder = [...names].find(([, name]) => name === other)?.[0] ?? other
    const before = named(item)
    names.set(item, other)
    names.set(holder, before)
  }
  const records = pool.records.map((record): PoolRecord => {
    if (record.kind === 'assigned') return { ...record, item: take(record.item) }
    if (record.kind !== 'added') return record
    inside.add(named(record.item))
    return { ...record, item: named(record.item) }
  })
  return { ...pool, records }
}
