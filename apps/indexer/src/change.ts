import type {
  approval,
  ask,
  bid,
  collection,
  collectionRight,
  credit,
  mintSale,
  nft,
  offerEvent,
  payment,
  paymentDue,
  paymentEvent,
  sale,
  sellRound,
  series,
  transfer,
  whitelistItem,
} from '../ponder.schema.ts'

type Table = Tables[keyof Tables]

/** What an event does to the tables. Handlers return these and touch nothing, so a replayed block gives the same rows. */
export type Change = {
  [T in keyof Tables]:
    | { op: 'insert'; table: Tables[T]; row: Tables[T]['$inferInsert'] }
    | { op: 'put'; table: Tables[T]; row: Tables[T]['$inferInsert'] }
    | {
        op: 'merge'
        table: Tables[T]
        row: Tables[T]['$inferInsert']
        values: Partial<Tables[T]['$inferInsert']>
      }
    | { op: 'set'; table: Tables[T]; id: string; values: Partial<Tables[T]['$inferInsert']> }
    | {
        op: 'from'
        table: Tables[T]
        id: string
        follows: (row: Tables[T]['$inferSelect']) => Change[]
      }
}[keyof Tables]

type Tables = {
  approval: typeof approval
  ask: typeof ask
  bid: typeof bid
  collection: typeof collection
  collectionRight: typeof collectionRight
  credit: typeof credit
  mintSale: typeof mintSale
  nft: typeof nft
  offerEvent: typeof offerEvent
  payment: typeof payment
  paymentDue: typeof paymentDue
  paymentEvent: typeof paymentEvent
  sale: typeof sale
  sellRound: typeof sellRound
  series: typeof series
  transfer: typeof transfer
  whitelistItem: typeof whitelistItem
}

export function insert<T extends Table>(table: T, row: T['$inferInsert']): Change {
  return { op: 'insert', table, row } as Change
}

/** For events that carry the whole state after them: the row is made, or becomes this. */
export function put<T extends Table>(table: T, row: T['$inferInsert']): Change {
  return { op: 'put', table, row } as Change
}

/** For events that carry a part of the state: a row that is there gets `values`, a missing one is made as `row`. */
export function merge<T extends Table>(
  table: T,
  row: T['$inferInsert'],
  values: Partial<T['$inferInsert']>,
): Change {
  return { op: 'merge', table, row, values } as Change
}

/** For events that lean on what an earlier one of the same contract said: what follows from that row. */
export function from<T extends Table>(
  table: T,
  id: string,
  follows: (row: T['$inferSelect']) => Change[],
): Change {
  return { op: 'from', table, id, follows } as Change
}

export function set<T extends Table>(table: T, id: string, values: Partial<T['$inferInsert']>): Change {
  return { op: 'set', table, id, values } as Change
}

/** The facts around a log that every handler may use. */
export type LogFacts = {
  chainId: number
  block: number
  at: number
  txHash: `0x${string}`
  logIndex: number
  /** The contract that spoke, in lower case. */
  contract: `0x${string}`
}
