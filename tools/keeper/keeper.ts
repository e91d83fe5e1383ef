import { randomnessAbi } from '@mofu/chain/randomness'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  http,
  parseAbi,
  type PublicClient,
  slice,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import { type Counter, countersOf, type KeptContracts } from './counters.ts'

export type KeeperInput = {
  rpcUrl: string
  /** Pays for gas, and has no right that anybody else has not. */
  privateKey: Hex
  /** A beacon of drand's: `…/v2/beacons/evmnet`. */
  beaconUrl: string
  contracts: KeptContracts
}

/** Both counters settle alike: so many orders of a line at most, and how many it were. */
const settleAbi = parseAbi(['function settle(uint256 id, uint256 most) returns (uint256 count)'])
/** Of the largest orders as many as fit well into a block. */
const MOST = 5n
/** A block may be replaced by another: so many are looked at again. */
const LOOK_BACK = 20n

/**
 * Brings the rounds that orders wait for, and settles what is due, so that nobody has to. It decides nothing: whoever else does the
 * same, at whatever time, comes to the same results.
 */
export class Keeper {
  private readonly input: KeeperInput
  private readonly reader: PublicClient
  private readonly counters: readonly Counter[]
  private readonly waiting: ReadonlyMap<Counter, Set<bigint>>
  private seen: bigint | undefined

  constructor(input: KeeperInput) {
    this.input = input
    this.reader = createPublicClient({ transport: http(input.rpcUrl, { batch: true }), pollingInterval: 100 })
    this.counters = countersOf(this.reader, input.contracts)
    this.waiting = new Map(this.counters.map((counter) => [counter, new Set()]))
  }

  /** Does what can be done now, and says how many orders were settled. */
  async step(): Promise<number> {
    await this.look()
    let settled = 0
    for (const [counter, lines] of this.waiting) {
      for (const id of lines) {
        const { settled: from, orders } = await counter.lineOf(id)
        if (from === orders) lines.delete(id)
        else settled += await this.settle(counter, id, from, orders)
      }
    }
    return settled
  }

  /** The first time at every line there is, afterwards at those that somebody has joined since. */
  private async look(): Promise<void> {
    const last = await this.reader.getBlockNumber()
    for (const [counter, lines] of this.waiting) {
      if (this.seen === undefined) {
        const count = await counter.lineCount()
        for (let id = 1n; id <= count; id++) lines.add(id)
      } else {
        const logs = await this.reader.getLogs({
          address: counter.address,
          event: counter.joined,
          fromBlock: this.seen > LOOK_BACK ? this.seen - LOOK_BACK : 0n,
          toBlock: last,
        })
        for (const { topics } of logs) lines.add(hexToBigInt(topics[1] ?? '0x0'))
      }
    }
    this.seen = last
  }

  private async settle(counter: Counter, id: bigint, from: bigint, orders: bigint): Promise<number> {
    const until = from + MOST < orders ? from + MOST : orders
    const asked = Array.from({ length: Number(until - from) }, (_, index) =>
      counter.roundOf(id, from + BigInt(index)),
    )
    for (const round of new Set(await Promise.all(asked))) if (round !== 0n) await this.bring(round)
    const call = {
      address: counter.address,
      abi: settleAbi,
      functionName: 'settle',
      args: [id, MOST],
    } as const
    // Also where no round came: an order that is overdue gets its money back.
    const { result } = await this.reader.simulateContract(call)
    if (result > 0n) await this.send(counter.address, encodeFunctionData(call))
    return Number(result)
  }

  private async bring(round: bigint): Promise<void> {
    const randomness = { address: this.input.contracts.Randomness, abi: randomnessAbi } as const
    const [known] = await this.reader.readContract({ ...randomness, functionName: 'lookUp', args: [round] })
    if (BigInt(known) !== 0n) return
    const response = await fetch(`${this.input.beaconUrl}/rounds/${round}`)
    // Still to come.
    if (!response.ok) return
    const { signature } = (await response.json()) as { signature: string }
    const [x, y] = [slice(`0x${signature}`, 0, 32), slice(`0x${signature}`, 32, 64)]
    const call = {
      ...randomness,
      functionName: 'submit',
      args: [round, hexToBigInt(x), hexToBigInt(y)],
    } as const
    // What is not the beacon's own word is refused before it costs anything.
    await this.reader.simulateContract(call)
    await this.send(randomness.address, encodeFunctionData(call))
  }

  private async send(to: Hex, data: Hex): Promise<void> {
    const { rpcUrl, privateKey } = this.input
    const wallet = createWalletClient({
      account: privateKeyToAccount(privateKey),
      transport: http(rpcUrl),
    })
    const hash = await wallet.sendTransaction({ to, data, chain: null })
    const { status } = await this.reader.waitForTransactionReceipt({ hash, timeout: 60_000 })
    if (status !== 'success') throw new Error(`a transaction of the keeper was turned down: ${hash}`)
  }
}
