import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { predictionsAbi as abi } from '@mofu/chain/predictions'
import { claimableOf, feeOf } from '@mofu/domain/quiz-payout'
import { refundReasonAt, roundStateAt, type RoundFacts, type QuizSide } from '@mofu/domain/quiz-state'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { type Chain, rpc, startChain } from '@mofu/testkit/anvil'
import { deployContracts } from '@mofu/testkit/deploy-contracts'
import { readerOf } from '@mofu/testkit/mint'
import { fund, operatorKey } from '@mofu/testkit/operator-keys'
import { freePort } from '@mofu/testkit/ports'
import { seededRandom } from '@mofu/testkit/seeded-random'
import {
  encodeFunctionData,
  type Hex,
  keccak256,
  numberToHex,
  parseEventLogs,
  toHex,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { predictionBet, predictionRound } from '../../../schema/predictions.ts'
import type { Change, LogFacts } from '../../change.ts'
import { predictionHandlers } from '../predictions.ts'

/** `PREDICTION_ROUNDS=1000` plays that many. */
const ROUNDS = Number(process.env['PREDICTION_ROUNDS'] ?? 30)
const SEED = Number(process.env['PREDICTION_SEED'] ?? 20_261_117)
const DAY = 86_400
const people: readonly Person[] = ['hana', 'taro', 'yuki', 'lin', 'wei']
const bettors = people.map((person) => accountOf(person).address)
const folder = mkdtempSync(join(tmpdir(), 'mofu-rounds-'))
const roll = seededRandom(SEED)
let chain: Chain
let predictions: Hex

beforeAll(async () => {
  chain = await startChain({ port: await freePort(), logFile: join(folder, 'chain.log'), blockTime: 0.2 })
  const { contracts } = await deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir: folder })
  predictions = contracts.Predictions.address
  await fund(chain.rpcUrl, operatorKey('operator'))
  await rpc(chain.rpcUrl, 'evm_setIntervalMining', [0])
  await rpc(chain.rpcUrl, 'anvil_autoImpersonateAccount', [true])
}, 120_000)

afterAll(async () => {
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Calls that revert are mined all the same, and emit nothing. */
async function send(from: Hex, data: Hex, value = 0n): Promise<void> {
  const gas = numberToHex(400_000n)
  await rpc(chain.rpcUrl, 'eth_sendTransaction', [
    { from, to: predictions, data, value: numberToHex(value), gas },
  ])
}
const mine = () => rpc(chain.rpcUrl, 'anvil_mine', ['0x1'])
async function pass(seconds: number): Promise<void> {
  await rpc(chain.rpcUrl, 'evm_increaseTime', [seconds])
  await mine()
}

/** Rounds with bets, results, no results and cancellations; who is right claims, in random order. */
async function play(): Promise<void> {
  const operator = operatorKey('operator').address
  const { timestamp } = await readerOf(chain.rpcUrl).getBlock()
  const lockTimestamp = Number(timestamp) + 10 * DAY
  for (let number = 1; number <= ROUNDS; number++) {
    const epoch = BigInt(number)
    const unit = [1n, 7n, 100n, 10n ** 6n, 10n ** 16n][roll(5)] ?? 1n
    const dossier = keccak256(toHex(`dossier ${number}`))
    const times = { lockTimestamp, closeTimestamp: lockTimestamp }
    const round = { dossier, coin: zeroAddress, unit, ...times, lockPrice: 0n }
    await send(operator, encodeFunctionData({ abi, functionName: 'startRound', args: [round] }))
    await mine()
    for (let count = roll(10); count > 0; count--) {
      const units = BigInt(1 + roll(50))
      const from = bettors[roll(bettors.length)] ?? zeroAddress
      const args = [epoch, 1 + roll(2), units] as const
      await send(from, encodeFunctionData({ abi, functionName: 'bet', args }), units * unit)
    }
    await mine()
  }
  await pass(11 * DAY)
  for (let epoch = 1n; epoch <= BigInt(ROUNDS); epoch++) {
    const how = roll(6)
    const decide = encodeFunctionData({ abi, functionName: 'setResult', args: [epoch, 1 + roll(2), 0n] })
    const cancel = encodeFunctionData({ abi, functionName: 'cancel', args: [epoch] })
    if (how > 1) await send(operator, decide)
    else if (how === 1) await send(accountOf('deployer').address, cancel)
    await mine()
  }
  await pass(9 * DAY)
}

async function claim(isEverybody: boolean): Promise<void> {
  for (let epoch = 1n; epoch <= BigInt(ROUNDS); epoch++) {
    const first = roll(bettors.length)
    for (const account of [...bettors.slice(first), ...bettors.slice(0, first)]) {
      const data = encodeFunctionData({ abi, functionName: 'claim', args: [epoch, account] })
      if (isEverybody || roll(2) === 0) await send(account, data)
    }
    if (isEverybody)
      await send(
        operatorKey('operator').address,
        encodeFunctionData({ abi, functionName: 'claimFee', args: [epoch] }),
      )
    await mine()
  }
}

type Round = (typeof predictionRound)['$inferSelect']
type Bet = (typeof predictionBet)['$inferSelect']
type Rows = Map<unknown, Map<string, Record<string, unknown>>>

/** The rows that the handlers make of all events so far. */
async function indexed(): Promise<{ rounds: Round[]; bets: Bet[] }> {
  const reader = readerOf(chain.rpcUrl)
  const rows: Rows = new Map()
  const logs = parseEventLogs({ abi, logs: await reader.getLogs({ address: predictions, fromBlock: 0n }) })
  for (const { eventName, args, blockNumber, logIndex, transactionHash } of logs) {
    const log: LogFacts = {
      chainId: chain.chainId,
      block: Number(blockNumber),
      at: 0,
      txHash: transactionHash,
      logIndex,
      contract: predictions.toLowerCase() as Hex,
    }
    const handler = predictionHandlers[eventName] as (of: unknown, facts: LogFacts) => Change[]
    apply(rows, handler(args, log))
  }
  const all = (table: unknown) => [...(rows.get(table)?.values() ?? [])]
  return { rounds: all(predictionRound) as Round[], bets: all(predictionBet) as Bet[] }
}

/** What the engine does with changes, in memory. */
function apply(rows: Rows, changes: readonly Change[]): void {
  for (const change of changes) {
    const table = rows.get(change.table) ?? new Map<string, Record<string, unknown>>()
    rows.set(change.table, table)
    const id = 'id' in change ? change.id : change.row.id
    const known = table.get(id)
    if (change.op === 'from') apply(rows, (change.follows as (row: unknown) => Change[])(known))
    else if (change.op === 'set') table.set(id, { ...known, ...change.values })
    else if (change.op === 'merge') table.set(id, known ? { ...known, ...change.values } : change.row)
    else table.set(id, change.row)
  }
}

const sides = [null, 'a', 'b'] as const

/** Every round and every bet: the contract's own views against the rows and the arithmetic of the API. */
async function compare({ rounds, bets }: Awaited<ReturnType<typeof indexed>>): Promise<void> {
  const reader = readerOf(chain.rpcUrl)
  const at = { address: predictions, abi } as const
  const time = Number((await reader.getBlock()).timestamp)
  expect(rounds).toHaveLength(ROUNDS)
  for (const row of rounds) {
    const round = await reader.readContract({ ...at, functionName: 'roundOf', args: [BigInt(row.epoch)] })
    const result = row.result as QuizSide | null
    const facts: RoundFacts & Round = { ...row, result, isPaused: false }
    const isRefund = refundReasonAt(facts, time) !== null
    const fee = isRefund || result === null ? 0n : feeOf(row, result)
    expect([row.epoch, row.aAmount, row.bAmount, result, roundStateAt(facts, time), isRefund, fee]).toEqual([
      row.epoch,
      round.aAmount,
      round.bAmount,
      sides[round.result],
      'ended',
      round.isRefund,
      round.treasuryAmt,
    ])
    for (const bet of bets.filter(({ roundId }) => roundId === row.id)) {
      const args = [BigInt(row.epoch), bet.account] as const
      const [staked, claimable] = await Promise.all([
        reader.readContract({ ...at, functionName: 'betOf', args }),
        reader.readContract({ ...at, functionName: 'claimable', args }),
      ])
      const stake = { result: bet.side as QuizSide, amount: bet.amount, claimed: bet.claimed }
      expect([bet.id, stake, claimableOf({ ...row, result, isRefund }, stake)]).toEqual([
        bet.id,
        { result: sides[staked.result], amount: staked.amount, claimed: staked.claimed },
        claimable,
      ])
    }
  }
}

test(
  'over random rounds, contract, handlers and arithmetic agree on every claim, and payouts and fee are the pot',
  { timeout: 1_800_000 },
  async () => {
    await play()
    await compare(await indexed())
    await claim(false)
    await compare(await indexed())
    await claim(true)
    // Claimed again, by everybody: without effect.
    await claim(true)
    const last = await indexed()
    await compare(last)
    for (const { id, result, aAmount, bAmount, rewardsPaid, refundsPaid, feePaid } of last.rounds) {
      expect([id, rewardsPaid + refundsPaid + feePaid]).toEqual([id, aAmount + bAmount])
      expect([id, feePaid * 10n <= (result === 'a' ? bAmount : aAmount)]).toEqual([id, true])
      expect([id, refundsPaid === 0n || rewardsPaid + feePaid === 0n]).toEqual([id, true])
    }
    expect(last.rounds.filter(({ rewardsPaid }) => rewardsPaid > 0n).length).toBeGreaterThan(ROUNDS / 6)
    expect(last.rounds.filter(({ refundsPaid }) => refundsPaid > 0n).length).toBeGreaterThan(ROUNDS / 10)
  },
)
