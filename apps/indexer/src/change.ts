import type {
  approval,
  ask,
  bid,
  collection,
  credit,
  nft,
  offerEvent,
  payment,
  paymentDue,
  paymentEvent,
  sale,
  sellRound,
  transfer,
} from '../ponder.schema.ts'

type Table = Tables[keyof Tables]

/** What an event does to the tables. Handlers return these and touch nothing, so a replayed block gives the same rows. */
export type Change = {
  [T in keyof Tables]:
    | { op: 'insert'; table: Tables[T]; row: Tables[T]['$inferInsert'] }
    | { op: 'put'; table: Tables[T]; row: Tables[T]['$inferInsert'] }
    | { op: 'set'; table: Tables[T]; id: string; values: Partial<Tables[T]['$inferInsert']> }
}[keyof Tables]

type Tables = {
  approval: typeof approval
  ask: typeof ask
  bid: typeof bid
  collection: typeof collection
  credit: typeof credit
  nft: typeof nft
  offerEvent: typeof offerEvent
  payment: typeof payment
  paymentDue: typeof paymentDue
  paymentEvent: typeof paymentEvent
  sale: typeof sale
  sellRound: typeof sellRound
  transfer: typeof transfer
}

export function insert<T extends Table>(table: T, row: T['$inferInsert']): Change {
  return { op: 'insert', table, row } as Change
}

/** For events that carry the whole state after them: the row is made, or becomes this. */
export function put<T extends Table>(table: T, row: T['$inferInsert']): Change {
  return { op: 'put', table, row } as Change
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
