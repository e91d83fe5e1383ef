import { auctionsAbi } from '@mofu/chain/auctions'
import { encodeFunctionData, getAbiItem, type Hex, type PublicClient, zeroAddress } from 'viem'

import type { Call, Sent } from './sender.ts'

type Lot = { collection: Hex; tokenId: bigint; /** In chain seconds. */ checkAt: bigint }
type LotCall = Call & { seller: Hex }
/** Sends settlements together; the results have their order. */
export type Send = (calls: readonly LotCall[]) => Promise<Sent[]>
export type LotSender = {
  /** False where the seller's share of the gas is used up. */
  allows: (seller: Hex) => boolean
  send: Send
}

const abi = auctionsAbi
const created = getAbiItem({ abi, name: 'LotCreated' })
/** Blocks that are read again, because a reorg may replace them. */
const LOOK_BACK = 20n
/** The least that public nodes answer for at once, and how often they are asked for older lots in one step. */
const BLOCKS_AT_ONCE = 500n
const OLDER_PARTS = 20
/** No lot lasts longer with all its extensions; what is older is left to people. */
const OLDEST_SECONDS = 92n * 24n * 60n * 60n
/** A lot that cannot be settled now, for example because its collection is paused, is tried again after this time. */
const RETRY_SECONDS = 60n * 60n
/** Lots that are looked at in one step, and settled at once. The rest follows in the next: draws must not wait for all. */
const MAX_CHECKS = 200
const MAX_CALLS = 40

/** Settles lots that are over, as anyone may: sold ones go to their winner, others back to their seller. */
export class Lots {
  private readonly reader: PublicClient
  private readonly address: Hex
  private readonly sender: LotSender
  private readonly open = new Map<string, Lot>()
  private seen: bigint | undefined
  /** The first block whose lots are known; undefined once all older ones are. */
  private knownFrom: bigint | undefined
  /** When older lots are read again after a failure, in chain seconds. */
  private readOlderAt = 0n

  constructor(reader: PublicClient, address: Hex, sender: LotSender) {
    this.reader = reader
    this.address = address
    this.sender = sender
  }

  /** Settles lots that are over, and returns how many. What fails is thrown at the end. */
  async step(): Promise<number> {
    const { number, timestamp } = await this.reader.getBlock()
    const failures: unknown[] = []
    await this.look(number, timestamp, failures)
    const due = [...this.open].filter(([, { checkAt }]) => checkAt <= timestamp).slice(0, MAX_CHECKS)
    const each = async <Item, Result>(
      items: readonly (readonly [Lot, Item])[],
      work: (lot: Lot, item: Item) => Promise<Result | undefined>,
    ): Promise<(readonly [Lot, Result])[]> => {
      const found = await Promise.all(
        items.map(async ([lot, item]) => {
          try {
            return [lot, await work(lot, item)] as const
          } catch (error) {
            lot.checkAt = timestamp + RETRY_SECONDS
            failures.push(error)
            return [lot, undefined] as const
          }
        }),
      )
      return found.flatMap(([lot, result]) => (result === undefined ? [] : [[lot, result] as const]))
    }
    const over = await each(
      due.map(([key, lot]) => [lot, key]),
      (lot, key) => this.sellerOf(key, lot, timestamp),
    )
    const calls = await each(over.slice(0, MAX_CALLS), (lot, seller) => this.callOf(lot, seller))
    const sent = calls.length === 0 ? [] : await this.sender.send(calls.map(([, call]) => call))
    let settled = 0
    for (const [index, [lot]] of calls.entries()) {
      // Looked at once more before it is forgotten: a reorg may take the settlement back.
      lot.checkAt = timestamp + RETRY_SECONDS
      const error = sent[index]?.error
      if (error === undefined) settled++
      else failures.push(error)
    }
    if (failures.length > 0) throw new AggregateError(failures, `keeper: ${failures.length} lots failed`)
    return settled
  }

  /** New lots first; then, a part in each step, those that were there before this keeper. */
  private async look(last: bigint, now: bigint, failures: unknown[]): Promise<void> {
    const from = this.seen === undefined ? last : this.seen - LOOK_BACK
    await this.read(from < 0n ? 0n : from, last)
    if (this.seen === undefined) this.knownFrom = last
    this.seen = last
    if (now < this.readOlderAt) return
    try {
      await this.lookBack(now)
    } catch (error) {
      // Many nodes have no old logs. That must not keep the lots that are known from being settled.
      this.readOlderAt = now + RETRY_SECONDS
      failures.push(error)
    }
  }

  private async lookBack(now: bigint): Promise<void> {
    for (let part = 0; part < OLDER_PARTS && this.knownFrom !== undefined; part++) {
      const end = this.knownFrom - 1n
      const start = end < BLOCKS_AT_ONCE ? 0n : end - BLOCKS_AT_ONCE + 1n
      if (end >= 0n) await this.read(start, end)
      this.knownFrom = start === 0n ? undefined : start
    }
    if (this.knownFrom === undefined) return
    const { timestamp } = await this.reader.getBlock({ blockNumber: this.knownFrom })
    if (timestamp + OLDEST_SECONDS < now) this.knownFrom = undefined
  }

  private async read(from: bigint, last: bigint): Promise<void> {
    for (let fromBlock = from; fromBlock <= last; fromBlock += BLOCKS_AT_ONCE) {
      const end = fromBlock + BLOCKS_AT_ONCE - 1n
      const logs = await this.reader.getLogs({
        address: this.address,
        event: created,
        strict: true,
        fromBlock,
        toBlock: end < last ? end : last,
      })
      for (const { args } of logs) {
        const { collection, tokenId, end: checkAt } = args
        const key = `${collection} ${tokenId}`
        const known = this.open.get(key)
        // A token can be put up again; the earlier time of both is at most a check too many.
        if (!known || known.checkAt > checkAt) this.open.set(key, { collection, tokenId, checkAt })
      }
    }
  }

  /** The seller of a lot that is over; undefined if there is nothing to settle now. */
  private async sellerOf(key: string, lot: Lot, now: bigint): Promise<Hex | undefined> {
    const args = [lot.collection, lot.tokenId] as const
    const at = { address: this.address, abi } as const
    const { seller, end } = await this.reader.readContract({ ...at, functionName: 'lotOf', args })
    if (seller === zeroAddress) {
      this.open.delete(key)
      return undefined
    }
    // Extended by a late bid, or put up again.
    if (end > now) {
      lot.checkAt = end
      return undefined
    }
    if (this.sender.allows(seller)) return seller
    lot.checkAt = now + RETRY_SECONDS
    return undefined
  }

  private async callOf({ collection, tokenId }: Lot, seller: Hex): Promise<LotCall> {
    const args = [collection, tokenId] as const
    const call = { address: this.address, abi, functionName: 'settle', args } as const
    await this.reader.simulateContract(call)
    return { to: this.address, data: encodeFunctionData(call), seller }
  }
}
