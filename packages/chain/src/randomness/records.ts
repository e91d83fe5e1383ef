import type { BeaconKey } from './beacon-signature.ts'

type Hex = `0x${string}`

/** A gacha machine or a blind box: what draws are made from. */
export type DrawKind = 'gacha' | 'lottery'

/** The beacon as the randomness contract holds it, in seconds. */
export type BeaconRecord = {
  genesis: number
  period: number
  margin: number
  timeout: number
  key: BeaconKey
}

/** A round as it was submitted. */
export type RoundRecord = { round: number; randomness: Hex; x: Hex; y: Hex }

type At = { block: number }

/** An order of one or more draws was paid. */
export type PaidRecord = At & {
  kind: 'paid'
  order: number
  owner: Hex
  size: number
  round: number
  tx: Hex
}

/** One draw of an order was decided. */
export type AssignedRecord = At & {
  kind: 'assigned'
  order: number
  number: number
  item: number
  owner: Hex
}

/** What happened to a pool, one for each event of its contract. An item is a pet's number less one, or an NFT's index. */
export type PoolRecord =
  | (At & { kind: 'added'; item: number; size: number; token?: { collection: Hex; tokenId: string } })
  | (At & { kind: 'removed'; item: number; size: number })
  | PaidRecord
  | AssignedRecord
  | (At & { kind: 'refunded'; order: number; owner: Hex })

/** Everything public about a pool, in the order of the chain. Plain JSON, so that it can be saved with the code that verifies it. */
export type PoolRecords = {
  kind: DrawKind
  chainId: number
  contract: Hex
  /** The number of the machine or box in its contract. */
  pool: number
  randomness: Hex
  beacon: BeaconRecord
  /** A pool starts with the items from 0 to `startSize`, exclusive. */
  startSize: number
  records: readonly PoolRecord[]
  rounds: readonly RoundRecord[]
}

/** One order of a pool, with what the contracts store about it and the times of its blocks. */
export type DrawRecords = PoolRecords & {
  order: number
  stored: { owner: Hex; round: number; size: number; isSettled: boolean }
  storedRandomness: Hex
  paidAt: number
  /** Null while it is pending. */
  settledAt: number | null
}
