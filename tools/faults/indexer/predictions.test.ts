import { rpc } from '@mofu/testkit/anvil'
import type { Part } from '@mofu/testkit/part'
import { seededRandom } from '@mofu/testkit/seeded-random'
import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'
import { afterEach, expect, inject, test } from 'vitest'

import { headOf, rowsOfFreshSync, untilRead } from './fresh-sync.ts'
import { betsInApi, betsOnChain } from './prediction-truth.ts'
import { prepareBettors, randomBettor } from './random-bettor.ts'
import { readRows } from './rows.ts'
import { simulate } from './simulate.ts'

/** `PREDICTION_ROUNDS=1000 pnpm test:faults predictions` plays that many. */
const ROUNDS = Number(process.env['PREDICTION_ROUNDS'] ?? 25)
const SEED = Number(process.env['PREDICTION_SEED'] ?? 20_261_117)
/** Reorgs take about half of all calls back, and a sixth of them start a round. */
const STEPS_PER_ROUND = 16

let stack: TestStack | undefined
/** Replacements of killed processes. */
const successors: Part[] = []

afterEach(async () => {
  await Promise.all(successors.splice(0).map((part) => part.stop()))
  await stack?.stop()
})

type RoundRow = Record<
  'a_amount' | 'b_amount' | 'rewards_paid' | 'refunds_paid' | 'fee_paid',
  number | string
> & { id: string; result: string | null; is_cancelled: boolean }

test(
  'after random bets, results, disputes and claims with reorgs and restarts, contract, index and API agree, and payouts and fee are the pot',
  { timeout: 3_000_000 },
  async () => {
    const databaseServer = inject('databaseServer')
    const running = await startTestStack({ databaseServer, blockTime: 0.2 })
    stack = running
    const { rpcUrl, contracts, databaseUrl, apiUrl } = running
    const at = (name: string) => contracts[name]?.address ?? '0x'
    await rpc(rpcUrl, 'evm_setIntervalMining', [0])
    const floor = { rpcUrl, predictions: at('Predictions'), dollar: at('DevStable') }
    await prepareBettors(floor)
    // Deep enough that no reorg reaches what was prepared.
    await rpc(rpcUrl, 'anvil_mine', ['0x20'])

    const roll = seededRandom(SEED)
    const bettor = randomBettor(floor, roll)
    const compare = async (steps: number) => {
      expect(await betsInApi(apiUrl), `seed ${SEED}, after ${steps} steps`).toEqual(await betsOnChain(floor))
    }
    const steps = ROUNDS * STEPS_PER_ROUND
    const counts = await simulate({ stack: running, steps, roll, block: bettor.block, compare, successors })

    await bettor.settle()
    await untilRead(databaseUrl, await headOf(rpcUrl), 240_000)
    await compare(counts.steps)
    const rows = await readRows(databaseUrl)
    expect(rows).toEqual(await rowsOfFreshSync(running, databaseServer))

    const rounds = rows['app.prediction_round'] as RoundRow[]
    for (const round of rounds) {
      const [a, b] = [BigInt(round.a_amount), BigInt(round.b_amount)]
      const [rewards, refunds, fee] = [
        BigInt(round.rewards_paid),
        BigInt(round.refunds_paid),
        BigInt(round.fee_paid),
      ]
      const losing = round.result === 'a' ? b : a
      expect({ id: round.id, paid: rewards + refunds + fee }).toEqual({ id: round.id, paid: a + b })
      expect({ id: round.id, isCapped: fee * 10n <= losing }).toEqual({ id: round.id, isCapped: true })
      expect({ id: round.id, isOne: refunds === 0n || rewards + fee === 0n }).toEqual({
        id: round.id,
        isOne: true,
      })
    }
    // A run in which nothing happened would be equal, too.
    const withBets = rounds.filter((round) => BigInt(round.a_amount) + BigInt(round.b_amount) > 0n)
    const won = rounds.filter(({ rewards_paid: paid }) => BigInt(paid) > 0n)
    const refunded = rounds.filter(({ refunds_paid: paid }) => BigInt(paid) > 0n)
    expect(rounds.length).toBeGreaterThanOrEqual(ROUNDS)
    expect(withBets.length).toBeGreaterThan(ROUNDS / 3)
    expect(won.length).toBeGreaterThan(0)
    expect(refunded.length).toBeGreaterThan(0)
    expect(counts.reorgs).toBeGreaterThan(1)
    expect(counts.restarts).toBeGreaterThan(1)
    process.stdout.write(
      `predictions: ${rounds.length} rounds, ${withBets.length} with bets, ${won.length} won, ${refunded.length} refunded, ` +
        `${counts.reorgs} reorgs, ${counts.restarts} restarts, ${counts.looks} looks: 0 differences (goal 0) ok\n`,
    )
  },
)
