import { hexToBigInt, type PublicClient } from 'viem'

import type { Counter } from './counters.ts'

/** The orders of one box or machine, which are settled in their order. */
export type Line = { counter: Counter; id: bigint; name: string }

/** Blocks that are read again, because a reorg may replace them. */
const LOOK_BACK = 20n
/** The least that public nodes answer for at once. */
const BLOCKS_AT_ONCE = 500n

/** The lines that may have pending orders. Each counter has its own turn, and within it the line served longest ago. */
export class Lines {
  private readonly reader: PublicClient
  private readonly pending: ReadonlyMap<Counter, Map<bigint, Line>>
  private seen: bigint | undefined

  constructor(reader: PublicClient, counters: readonly Counter[]) {
    this.reader = reader
    this.pending = new Map(counters.map((counter) => [counter, new Map()]))
  }

  /** Finds lines with new orders: all lines the first time, afterwards those that events name. */
  async look(): Promise<void> {
    const last = await this.reader.getBlockNumber()
    for (const [counter, lines] of this.pending) {
      const found =
        this.seen === undefined
          ? await allOf(counter)
          : await this.joinedSince(counter, this.seen > LOOK_BACK ? this.seen - LOOK_BACK : 0n, last)
      // A line that is already waiting keeps its place.
      for (const id of found)
        if (!lines.has(id)) lines.set(id, { counter, id, name: `${counter.address} ${id}` })
    }
    this.seen = last
  }

  /** In the order in which they are to be served: one of each counter in turn, so that many boxes cannot delay machines. */
  inTurn(): Line[] {
    const queues = [...this.pending.values()].map((lines) => [...lines.values()])
    const longest = Math.max(...queues.map(({ length }) => length))
    return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat()
  }

  /** The line goes behind all others of its counter. */
  served({ counter, id }: Line): void {
    const lines = this.pending.get(counter)
    const line = lines?.get(id)
    if (!lines || !line) return
    lines.delete(id)
    lines.set(id, line)
  }

  remove({ counter, id }: Line): void {
    this.pending.get(counter)?.delete(id)
  }

  /** Lines with orders in these blocks, a part at a time: after an outage there may be more than a node answers for at once. */
  private async joinedSince(counter: Counter, from: bigint, last: bigint): Promise<bigint[]> {
    const found: bigint[] = []
    for (let fromBlock = from; fromBlock <= last; fromBlock += BLOCKS_AT_ONCE) {
      const end = fromBlock + BLOCKS_AT_ONCE - 1n
      const logs = await this.reader.getLogs({
        address: counter.address,
        event: counter.joined,
        fromBlock,
        toBlock: end < last ? end : last,
      })
      found.push(...logs.map(({ topics }) => hexToBigInt(topics[1] ?? '0x0')))
    }
    return found
  }
}

async function allOf(counter: Counter): Promise<bigint[]> {
  const count = await counter.lineCount()
  return Array.from({ length: Number(count) }, (_, index) => BigInt(index + 1))
}
