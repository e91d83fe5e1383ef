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
import { GasBudget } from './gas-budget.ts'

export type KeeperInput = {
  rpcUrl: string
  /** Pays for gas. The account has no special rights. */
  privateKey: Hex
  /** The URL of a drand beacon: `…/v2/beacons/evmnet`. */
  beaconUrl: string
  contracts: KeptContracts
  /** The gas that may be spent on one box or machine in a day. */
  maxGasPerLine?: bigint
}

/** Boxes and gacha have the same function to settle orders. */
const settleAbi = parseAbi(['function settle(uint256 id, uint256 max) returns (uint256 count)'])
/** As many of the largest orders as fit well into a block. */
const MAX_ORDERS = 5n
/** Blocks that are read again, because a reorg may replace them. */
const LOOK_BACK = 20n
const DEFAULT_MAX_GAS_PER_LINE = 2_000_000_000n

/**
 * Submits the rounds of pending orders and settles them. It decides nothing: anyone else who does the same, at any time,
 * gets the same results.
 */
export class Keeper {
  private readonly input: KeeperInput
  private readonly reader: PublicClient
  private readonly counters: readonly Counter[]
  private readonly pending: ReadonlyMap<Counter, Set<bigint>>
  private readonly budget: GasBudget
  private seen: bigint | undefined

  constructor(input: KeeperInput) {
    this.input = input
    this.reader = createPublicClient({ transport: http(input.rpcUrl, { batch: true }), pollingInterval: 100 })
    this.counters = countersOf(this.reader, input.contracts)
    this.pending = new Map(this.counters.map((counter) => [counter, new Set()]))
    this.budget = new GasBudget(input.maxGasPerLine ?? DEFAULT_MAX_GAS_PER_LINE)
  }

  /** Does everything that is possible now, and returns the number of orders settled. */
  async step(): Promise<number> {
    await this.look()
    let settled = 0
    for (const [counter, lines] of this.pending) {
      for (const id of lines) {
        const { settled: from, orders } = await counter.lineOf(id)
        if (from === orders) lines.delete(id)
        else if (this.budget.allows(nameOf(counter, id)))
          settled += await this.settle(counter, id, from, orders)
      }
    }
    return settled
  }

  /** Finds lines with new orders: all lines the first time, afterwards those that events name. */
  private async look(): Promise<void> {
    const last = await this.reader.getBlockNumber()
    for (const [counter, lines] of this.pending) {
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
    const until = from + MAX_ORDERS < orders ? from + MAX_ORDERS : orders
    const rounds = Array.from({ length: Number(until - from) }, (_, index) =>
      counter.roundOf(id, from + BigInt(index)),
    )
    const line = nameOf(counter, id)
    for (const round of new Set(await Promise.all(rounds))) if (round !== 0n) await this.submit(round, line)
    const call = {
      address: counter.address,
      abi: settleAbi,
      functionName: 'settle',
      args: [id, MAX_ORDERS],
    } as const
    // Also without a submitted round: settling refunds overdue orders.
    const { result } = await this.reader.simulateContract(call)
    if (result > 0n) await this.send(line, counter.address, encodeFunctionData(call))
    return Number(result)
  }

  private async submit(round: bigint, line: string): Promise<void> {
    const randomness = { address: this.input.contracts.Randomness, abi: randomnessAbi } as const
    const [known, isOverdue] = await this.reader.readContract({
      ...randomness,
      functionName: 'roundStatus',
      args: [round],
    })
    // The contract rejects an overdue round: settling refunds its orders.
    if (BigInt(known) !== 0n || isOverdue) return
    const response = await fetch(`${this.input.beaconUrl}/rounds/${round}`)
    // Not available yet.
    if (!response.ok) return
    const { signature } = (await response.json()) as { signature: string }
    const [x, y] = [slice(`0x${signature}`, 0, 32), slice(`0x${signature}`, 32, 64)]
    const call = {
      ...randomness,
      functionName: 'submit',
      args: [round, hexToBigInt(x), hexToBigInt(y)],
    } as const
    // An invalid signature fails in the simulation, before it costs gas.
    await this.reader.simulateContract(call)
    await this.send(line, randomness.address, encodeFunctionData(call))
  }

  private async send(line: string, to: Hex, data: Hex): Promise<void> {
    const { rpcUrl, privateKey } = this.input
    const wallet = createWalletClient({
      account: privateKeyToAccount(privateKey),
      transport: http(rpcUrl),
    })
    const hash = await wallet.sendTransaction({ to, data, chain: null })
    const { status, gasUsed } = await this.reader.waitForTransactionReceipt({ hash, timeout: 60_000 })
    this.budget.spend(line, gasUsed)
    if (status !== 'success') throw new Error(`keeper: transaction reverted: ${hash}`)
  }
}

function nameOf(counter: Counter, id: bigint): string {
  return `${counter.address} ${id}`
}
