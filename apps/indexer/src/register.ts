import { type Context, type Event, type EventNames, ponder } from 'ponder:registry'

import type { Change, LogFacts } from './change.ts'

type ContractName = EventNames extends infer Name
  ? Name extends `${infer Contract}:${string}`
    ? Contract
    : never
  : never

/** A handler for an event of the contract's ABI; a name that is not in the ABI does not compile. */
type HandlerFor<Name extends string> = Name extends EventNames
  ? (args: Event<Name> extends { args: infer Args } ? Args : never, log: LogFacts) => Change[]
  : never

/** The events of a contract's ABI; `setup` is the engine's own. */
type EventOf<Contract extends ContractName> = EventNames extends infer Name
  ? Name extends `${Contract}:${infer Event}`
    ? Exclude<Event, 'setup'>
    : never
  : never

type AnyHandler = (args: unknown, log: LogFacts) => Change[]

/** Registers how the events of a contract change the tables. */
export function register<
  Contract extends ContractName,
  Handlers extends { [Name in keyof Handlers & string]: HandlerFor<`${Contract}:${Name}`> },
>(contract: Contract, handlers: Handlers): void {
  for (const [name, handler] of Object.entries(handlers) as [string, AnyHandler][]) {
    ponder.on(`${contract}:${name}` as EventNames, ({ event, context }) => {
      const raised = event as Event
      const args = 'args' in raised ? raised.args : undefined
      return apply(context as Context, handler(args, factsOf(raised, context as Context)))
    })
  }
}

/** The same, for a contract of which nothing may be missed: an event without a handler does not compile. */
export function registerAll<Contract extends ContractName>(
  contract: Contract,
  handlers: { [Name in EventOf<Contract>]: HandlerFor<`${Contract}:${Name}`> },
): void {
  register(contract, handlers as never)
}

function factsOf({ log, block, transaction }: Event, { chain }: Context): LogFacts {
  return {
    chainId: chain.id,
    block: Number(block.number),
    at: Number(block.timestamp),
    txHash: transaction.hash,
    logIndex: log.logIndex,
    contract: log.address,
  }
}

async function apply(context: Context, changes: Change[]): Promise<void> {
  const { db } = context
  for (const change of changes) {
    if (change.op === 'insert') await db.insert(change.table).values(change.row as never)
    else if (change.op === 'put') {
      await db
        .insert(change.table)
        .values(change.row as never)
        .onConflictDoUpdate(change.row as never)
    } else if (change.op === 'merge') {
      await db
        .insert(change.table)
        .values(change.row as never)
        .onConflictDoUpdate(change.values as never)
    } else if (change.op === 'from') {
      const row = await db.find(change.table, { id: change.id } as never)
      // An earlier event must have inserted it; without it the tables are wrong and indexing must stop.
      if (!row) throw new Error(`${change.id} is spoken of before it was made`)
      await apply(context, change.follows(row as never))
    } else await db.update(change.table, { id: change.id } as never).set(change.values as never)
  }
}
