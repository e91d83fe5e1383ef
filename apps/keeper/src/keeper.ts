import { createPublicClient, encodeFunctionData, type Hex, http, parseAbi, type PublicClient } from 'viem'

import { type Counter, countersOf, type KeeperContracts, type Order } from './counters.ts'
import { GasBudget, type GasLimits } from './gas-budget.ts'
import { type Line, Lines } from './lines.ts'
import { Lots, type LotSender } from './lots.ts'
import { Rounds } from './rounds.ts'
import { type Call, Sender } from './sender.ts'

export type KeeperInput = {
  rpcUrl: string
  /** Pays for gas. The account has no special rights. */
  privateKey: Hex
  /** Relays of one drand beacon, tried in this order: `…/v2/beacons/evmnet`. */
  beaconUrls: readonly string[]
  contracts: KeeperContracts
  /** The gas that may be spent in a day, on boxes, on machines and on auctions each. */
  gasLimits?: GasLimits
}

/** A line and its next orders, as many as one transaction settles. */
type Work = { line: Line; orders: readonly Order[] }
/** A call, and the line that it is made for. */
type LineCall = Call & { line: Line }

/** Boxes and gacha have the same function to settle orders. */
const settleAbi = parseAbi(['function settle(uint256 id, uint256 max) returns (uint256 count)'])
/** What one transaction settles, so that it fits well into a block. An order has up to 20 draws. */
const MAX_ORDERS = 100
const MAX_DRAWS = 100
/** Transactions at once: the mempools of nodes limit them for each account. */
const MAX_CALLS = 40
/** Draws at once: about what a block holds, so that the transactions are mined soon. */
const MAX_DRAWS_AT_ONCE = 300
const DEFAULT_LIMITS: GasLimits = { perLine: 2_000_000_000n, inTotal: 10_000_000_000n }

/**
 * Submits the rounds of pending orders and settles them, and settles lots that are over. It decides nothing: anyone else
 * who does the same, at any time, gets the same results.
 */
export class Keeper {
  private readonly reader: PublicClient
  private readonly lines: Lines
  private readonly rounds: Rounds
  private readonly sender: Sender
  private readonly lots: Lots
  private readonly budgets: ReadonlyMap<Counter, GasBudget>
  private readonly lotBudget: GasBudget

  constructor({ rpcUrl, privateKey, beaconUrls, contracts, gasLimits = DEFAULT_LIMITS }: KeeperInput) {
    this.reader = createPublicClient({ transport: http(rpcUrl, { batch: true }), pollingInterval: 100 })
    const counters = countersOf(this.reader, contracts)
    this.lines = new Lines(this.reader, counters)
    this.rounds = new Rounds(this.reader, contracts.Randomness, beaconUrls)
    this.sender = new Sender(this.reader, { rpcUrl, privateKey })
    this.budgets = new Map(counters.map((counter) => [counter, new GasBudget(gasLimits)]))
    this.lotBudget = new GasBudget(gasLimits)
    this.lots = new Lots(this.reader, contracts.Auctions, lotSender(this.sender, this.lotBudget))
  }

  /** Whether the orders of a contract, or all lots, wait until tomorrow. */
  get isBudgetUsedUp(): boolean {
    return [...this.budgets.values(), this.lotBudget].some(({ isUsedUp }) => isUsedUp)
  }

  /**
   * Serves as many lines as fit into two batches of transactions, and returns the number of orders and lots settled. What
   * fails on one line does not keep the others waiting; it is thrown at the end.
   */
  async step(): Promise<number> {
    const failures: unknown[] = []
    await this.lines.look()
    const works = await this.choose(failures)
    await this.submit(works, failures)
    let settled = await this.settle(works, failures)
    try {
      settled += await this.lots.step()
    } catch (error) {
      failures.push(error)
    }
    if (failures.length > 1) throw new AggregateError(failures, `keeper: ${failures.length} calls failed`)
    if (failures.length === 1) throw failures[0]
    return settled
  }

  /** The lines that are next and whose first order is due. */
  private async choose(failures: unknown[]): Promise<Work[]> {
    const heads = await collect(this.lines.inTurn(), (line) => this.headOf(line), failures)
    const states = await this.rounds.statesOf(heads.map(({ first }) => first.round))
    const due = heads.filter(({ first }) => states.get(first.round) !== 'early').slice(0, MAX_CALLS)
    const works = await collect(due, (head) => this.ordersOf(head), failures)
    const chosen: Work[] = []
    for (let draws = 0; chosen.length < works.length && draws < MAX_DRAWS_AT_ONCE;) {
      const work = works[chosen.length]
      if (!work) break
      draws += work.orders.reduce((sum, { size }) => sum + Number(size), 0)
      chosen.push(work)
      this.lines.served(work.line)
    }
    return chosen
  }

  private async headOf(line: Line) {
    const { counter, id, name } = line
    const { settled, orders } = await counter.lineOf(id)
    if (settled === orders) {
      this.lines.remove(line)
      return undefined
    }
    if (!this.budgets.get(counter)?.allows(name)) return undefined
    return { line, settled, orders, first: await counter.orderOf(id, settled) }
  }

  private async ordersOf({
    line,
    settled,
    orders,
  }: {
    line: Line
    settled: bigint
    orders: bigint
  }): Promise<Work> {
    const count = Math.min(Number(orders - settled), MAX_ORDERS)
    const all = await Promise.all(
      Array.from({ length: count }, (_, index) => line.counter.orderOf(line.id, settled + BigInt(index))),
    )
    let draws = 0
    return {
      line,
      orders: all.filter(({ size }, index) => (draws += Number(size)) <= MAX_DRAWS || index === 0),
    }
  }

  /** Submits the first undecided round of each line, then the second of each, and so on. */
  private async submit(works: readonly Work[], failures: unknown[]): Promise<void> {
    const states = await this.rounds.statesOf(roundsOf(works))
    const wanted = works.map(({ line, orders }) => ({
      line,
      rounds: [...new Set(orders.map(({ round }) => round))].filter((round) => states.get(round) === 'due'),
    }))
    const first = new Map<bigint, Line>()
    const deepest = Math.max(0, ...wanted.map(({ rounds }) => rounds.length))
    for (let depth = 0; depth < deepest; depth++)
      for (const { line, rounds } of wanted) {
        const round = rounds[depth]
        if (round !== undefined && !first.has(round) && first.size < MAX_CALLS) first.set(round, line)
      }
    const calls = await collect(
      [...first],
      async ([round, line]) => {
        const call = await this.rounds.submissionOf(round)
        return call && { ...call, line }
      },
      failures,
    )
    await this.send(calls, failures)
  }

  private async settle(works: readonly Work[], failures: unknown[]): Promise<number> {
    const states = await this.rounds.statesOf(roundsOf(works))
    const calls = await collect(
      works,
      async ({ line, orders }) => {
        const waiting = orders.findIndex(({ round }) => states.get(round) !== 'decided')
        const max = BigInt(waiting === -1 ? orders.length : waiting)
        if (max === 0n) return undefined
        const call = {
          address: line.counter.address,
          abi: settleAbi,
          functionName: 'settle',
          args: [line.id, max],
        } as const
        const { result } = await this.reader.simulateContract(call)
        // Somebody else may have settled them.
        return result > 0n
          ? { line, to: call.address, data: encodeFunctionData(call), count: Number(result) }
          : undefined
      },
      failures,
    )
    const isDone = await this.send(calls, failures)
    return calls.reduce((sum, { count }, index) => (isDone[index] ? sum + count : sum), 0)
  }

  private async send(calls: readonly LineCall[], failures: unknown[]): Promise<boolean[]> {
    const sent = await this.sender.sendAll(calls)
    return sent.map(({ gasUsed, error }, index) => {
      const line = calls[index]?.line
      if (line && gasUsed !== undefined) this.budgets.get(line.counter)?.spend(line.name, gasUsed)
      if (error !== undefined) failures.push(error)
      return error === undefined
    })
  }
}

function roundsOf(works: readonly Work[]): bigint[] {
  return works.flatMap(({ orders }) => orders.map(({ round }) => round))
}

/** The results that are not undefined, in order. What fails is collected instead of ending the others. */
async function collect<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result | undefined>,
  failures: unknown[],
): Promise<Result[]> {
  const ends = await Promise.allSettled(items.map(work))
  return ends.flatMap((end) => {
    if (end.status === 'fulfilled') return end.value === undefined ? [] : [end.value]
    failures.push(end.reason)
    return []
  })
}

/** Settles lots within the budget of their seller: anyone can put up as many as they like. */
function lotSender(sender: Sender, budget: GasBudget): LotSender {
  return {
    allows: (seller) => budget.allows(seller),
    send: async (calls) => {
      const sent = await sender.sendAll(calls)
      for (const [index, { seller }] of calls.entries()) budget.spend(seller, sent[index]?.gasUsed ?? 0n)
      return sent
    },
  }
}
