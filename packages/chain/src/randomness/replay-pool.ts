import { concatHex, keccak256, numberToHex, pad, sha256 } from 'viem'

import { unsignedRounds } from './beacon-signature.ts'
import type { AssignedRecord, PaidRecord, PoolRecords, RoundRecord } from './records.ts'

type Hex = `0x${string}`

/** One draw, computed again. `item` is what the public number decides; `delivered` is what the chain recorded. */
export type RecomputedDraw = {
  order: number
  number: number
  seed: Hex
  hash: Hex
  remaining: number
  position: number
  item: number
  delivered: number
}

/**
 * `round`: it is before the round of an earlier order, its public number is missing, is not the hash of the signature, or
 * the signature is not the beacon's. `order`: it was not settled in turn, or not
 * once for each draw. `pick`: another item was delivered. `owner`: to somebody else. `pool`: something was put in or taken out that could not
 * be.
 */
export type ReplayProblem = { order: number | null; reason: 'round' | 'order' | 'pick' | 'owner' | 'pool' }

export type Replay = { draws: readonly RecomputedDraw[]; problems: readonly ReplayProblem[] }

/** The seed of an order: the round's number, bound to contract, pool and order (RandomPick.seedOf). */
export function seedOf(randomness: Hex, contract: Hex, pool: number, order: number): Hex {
  return keccak256(concatHex([randomness, pad(contract), word(pool), word(order)]))
}

/** The hash that picks one draw's position (RandomPick.pick). */
export function pickHash(seed: Hex, number: number): Hex {
  return keccak256(concatHex([seed, word(number)]))
}

function word(value: number): Hex {
  return numberToHex(value, { size: 32 })
}

/** A round's number is the hash of its signature, as drand publishes it. */
export function isHashOfSignature({ randomness, x, y }: RoundRecord): boolean {
  return sha256(concatHex([x, y])) === randomness
}

/** Items in the order in which they are picked from: taking one moves the last into its place. */
class Pool {
  private readonly items: number[]
  private readonly places: Map<number, number>

  constructor(startSize: number) {
    this.items = Array.from({ length: startSize }, (_, index) => index)
    this.places = new Map(this.items.map((item) => [item, item]))
  }

  get size(): number {
    return this.items.length
  }

  at(position: number): number | undefined {
    return this.items[position]
  }

  put(item: number): boolean {
    if (this.places.has(item)) return false
    this.places.set(item, this.items.length)
    this.items.push(item)
    return true
  }

  take(item: number): boolean {
    const place = this.places.get(item)
    const last = this.items.pop()
    if (place === undefined || last === undefined) {
      if (last !== undefined) this.items.push(last)
      return false
    }
    this.places.delete(item)
    if (last !== item) {
      this.items[place] = last
      this.places.set(last, place)
    }
    return true
  }
}

/** Computes every decided draw of a pool again, from its first record on. Continues after a problem with what the chain recorded. */
export function replayPool(all: PoolRecords): Replay {
  const { contract, pool: id, startSize, records, rounds } = all
  const pool = new Pool(startSize)
  const unsigned = new Set(unsignedRounds(all.beacon.key, roundsInUse(all)))
  const numbers = new Map(rounds.map((round) => [round.round, round]))
  const queue: PaidRecord[] = []
  const draws: RecomputedDraw[] = []
  const problems: ReplayProblem[] = []
  const report = (order: number | null, reason: ReplayProblem['reason']) => problems.push({ order, reason })
  let open: { paid: PaidRecord; seed: Hex | undefined; next: number } | undefined
  let latest = 0

  const begin = (order: number) => {
    const paid = queue.shift()
    if (paid?.order !== order) report(order, 'order')
    if (!paid) return undefined
    const round = numbers.get(paid.round)
    if (!round || !isHashOfSignature(round) || unsigned.has(paid.round)) report(order, 'round')
    return { paid, seed: round && seedOf(round.randomness, contract, id, order), next: 0 }
  }
  const assign = ({ order, number, item: delivered, owner }: AssignedRecord) => {
    open ??= begin(order)
    if (!open) return
    const { paid, seed, next } = open
    if (paid.order !== order || number !== next) report(order, 'order')
    if (owner !== paid.owner) report(order, 'owner')
    if (seed !== undefined && pool.size > 0) {
      const hash = pickHash(seed, number)
      const remaining = pool.size
      const position = Number(BigInt(hash) % BigInt(remaining))
      const item = pool.at(position) ?? -1
      if (item !== delivered) report(order, 'pick')
      draws.push({ order, number, seed, hash, remaining, position, item, delivered })
    }
    if (!pool.take(delivered)) report(order, 'pool')
    open.next += 1
    if (open.next === paid.size) open = undefined
  }

  for (const record of records) {
    if (record.kind === 'paid') {
      // Later payments are bound to the same round or to later ones.
      if (record.round < latest) report(record.order, 'round')
      latest = Math.max(latest, record.round)
      queue.push(record)
      continue
    }
    if (record.kind === 'assigned') {
      assign(record)
      continue
    }
    // An order is settled in one go: nothing happens to the pool between two of its draws.
    if (open) {
      report(open.paid.order, 'order')
      open = undefined
    }
    if (record.kind === 'refunded') {
      if (queue.shift()?.order !== record.order) report(record.order, 'order')
    } else {
      const isDone = record.kind === 'added' ? pool.put(record.item) : pool.take(record.item)
      if (!isDone || pool.size !== record.size) report(null, 'pool')
    }
  }
  if (open) report(open.paid.order, 'order')
  return { draws, problems }
}

/** The rounds that decided draws. A refunded order has none. */
function roundsInUse({ records, rounds }: PoolRecords): RoundRecord[] {
  const decided = new Set(records.flatMap((record) => (record.kind === 'assigned' ? [record.order] : [])))
  const used = new Set(
    records.flatMap((record) => (record.kind === 'paid' && decided.has(record.order) ? [record.round] : [])),
  )
  return rounds.filter(({ round }) => used.has(round))
}
