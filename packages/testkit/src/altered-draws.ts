import type { AssignedRecord, DrawRecords, PoolRecord, PoolRecords } from '@mofu/chain/randomness/records'
import { replayPool } from '@mofu/chain/randomness/replay-pool'
import { concatHex, numberToHex, sha256 } from 'viem'

type Hex = `0x${string}`

const DAY = 86_400
const noKey = ['0x0', '0x0', '0x0', '0x0'] as const

/** Each changes one fact of an order's records, as a node or a file that lies would. */
export const alterations: Readonly<Record<string, (records: DrawRecords) => DrawRecords>> = {
  signature: (records) => withRound(records, ({ x, ...round }) => ({ ...round, x: flipped(x) })),
  'public number': (records) =>
    withRound(records, ({ randomness, ...round }) => ({ ...round, randomness: flipped(randomness) })),
  round: (records) =>
    mapped(records, (record) =>
      record.kind === 'paid' && record.order === records.order
        ? { ...record, round: record.round + 1 }
        : record,
    ),
  prize: (records) => own(records, (record) => ({ ...record, item: record.item === 0 ? 1 : 0 })),
  receiver: (records) => own(records, (record) => ({ ...record, owner: records.contract })),
  'order number': (records) => own(records, (record) => ({ ...record, order: record.order + 1 })),
  contract: (records) => ({ ...records, contract: flipped(records.contract) }),
  pool: (records) => ({ ...records, pool: records.pool + 1 }),
  'payment time': (records) => ({ ...records, paidAt: records.paidAt + records.beacon.period }),
  'stored order': (records) => ({ ...records, stored: { ...records.stored, owner: records.contract } }),
  'genesis of the beacon': (records) => ({
    ...records,
    beacon: { ...records.beacon, genesis: records.beacon.genesis + DAY },
    paidAt: records.paidAt + DAY,
  }),
  'beacon key': (records) => {
    const [x, ...rest] = records.beacon.key
    return { ...records, beacon: { ...records.beacon, key: [flipped(x), ...rest] } }
  },
}

/**
 * An earlier order is bound to a round that the beacon never signed, chosen so that the pool's later draws come out
 * differently, and every draw is delivered as that round decides.
 */
export function rebound(records: DrawRecords): DrawRecords {
  const earlier = records.records.find((record) => record.kind === 'paid')
  if (earlier?.kind !== 'paid' || earlier.order === records.order)
    throw new Error('there is no earlier order')
  const round = earlier.round - 1
  const [x, y] = [wordOf(7), wordOf(9)]
  const invented = { round, x, y, randomness: sha256(concatHex([x, y])) }
  const bound = mapped({ ...records, rounds: [...records.rounds, invented] }, (record) =>
    record.kind === 'paid' && record.order === earlier.order ? { ...record, round } : record,
  )
  // What each draw delivers follows from the draws before it.
  return bound.records.reduce((altered) => {
    // Without a key no signature is looked at.
    const unkeyed = { ...altered, beacon: { ...altered.beacon, key: noKey } }
    const wrong = replayPool(unkeyed).draws.find(({ item, delivered }) => item !== delivered)
    if (!wrong) return altered
    return mapped(altered, (record) =>
      record.kind === 'assigned' && record.order === wrong.order && record.number === wrong.number
        ? { ...record, item: wrong.item }
        : record,
    )
  }, bound)
}

function wordOf(value: number): Hex {
  return numberToHex(value, { size: 32 })
}

/** The same prizes, the first two in another order. */
export function swapped(records: DrawRecords): DrawRecords {
  const items = records.records.flatMap((record) =>
    record.kind === 'assigned' && record.order === records.order ? [record.item] : [],
  )
  const [first = -1, second = -1] = items
  return own(records, (record) =>
    record.number === 0
      ? { ...record, item: second }
      : record.number === 1
        ? { ...record, item: first }
        : record,
  )
}

function flipped(value: Hex): Hex {
  return `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}` as Hex
}

function own(records: DrawRecords, change: (record: AssignedRecord) => AssignedRecord): DrawRecords {
  return mapped(records, (record) =>
    record.kind === 'assigned' && record.order === records.order ? change(record) : record,
  )
}

function mapped(records: DrawRecords, change: (record: PoolRecord) => PoolRecord): DrawRecords {
  return { ...records, records: records.records.map(change) }
}

function withRound(
  records: DrawRecords,
  change: (round: PoolRecords['rounds'][number]) => PoolRecords['rounds'][number],
): DrawRecords {
  return {
    ...records,
    rounds: records.rounds.map((round) => (round.round === records.stored.round ? change(round) : round)),
  }
}
