import type * as schema from '../ponder.schema.ts'

type Table = Tables[keyof Tables]

/**
 * What an event changes in the tables. Handlers return these and have no side effects, so a replayed block gives the
 * same rows.
 */
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

type Tables = typeof schema

export function insert<T extends Table>(table: T, row: T['$inferInsert']): Change {
  return { op: 'insert', table, row } as Change
}

/** For events that carry the whole state: the row is inserted or replaced. */
export function put<T extends Table>(table: T, row: T['$inferInsert']): Change {
  return { op: 'put', table, row } as Change
}

/** For events that carry a part of the state: an existing row gets `values`, a missing one is inserted as `row`. */
export function merge<T extends Table>(
  table: T,
  row: T['$inferInsert'],
  values: Partial<T['$inferInsert']>,
): Change {
  return { op: 'merge', table, row, values } as Change
}

/** For events that depend on an earlier one of the same contract: the change is derived from that row. */
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
  /** The emitting contract, in lower case. */
  contract: `0x${string}`
}
