import { rpc } from '@mofu/testkit/anvil'
import { mintAs } from '@mofu/testkit/mint'
import type { Part } from '@mofu/testkit/part'
import { seededRandom } from '@mofu/testkit/seeded-random'
import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'
import { tradingAt } from '@mofu/testkit/trade'
import { afterEach, expect, inject, test } from 'vitest'

import { randomTrader, traders } from './random-trader.ts'
import { simulate } from './simulate.ts'
import { figuresOfChain, figuresOfTables } from './trading-truth.ts'

/** `pnpm test:faults trading` takes 5,000. */
const STEPS = Number(process.env['TRADING_STEPS'] ?? 120)
/** One whose last reorg leaves sales of every kind in a run of 120 steps. */
const SEED = Number(process.env['TRADING_SEED'] ?? 20_261_371)

let stack: TestStack | undefined
/** Replacements of killed processes. */
const successors: Part[] = []

afterEach(async () => {
  await Promise.all(successors.splice(0).map((part) => part.stop()))
  await stack?.stop()
})

test(
  'after random trading with reorgs and restarts, what people read equals the chain’s own word',
  { timeout: 3_000_000 },
  async () => {
    const databaseServer = inject('databaseServer')
    const running = await startTestStack({ databaseServer, blockTime: 0.2 })
    stack = running
    const { rpcUrl, contracts, databaseUrl, mediaUrl } = running
    const at = (name: string) => contracts[name]?.address ?? '0x'
    const collection = at('DefaultCollection')
    const orders = [1, 2, 3].map((number) => ({
      collection,
      uri: `${mediaUrl}/works/${number}.json`,
      royalty: 500,
      fee: 0n,
    }))
    for (const person of traders) await mintAs(rpcUrl, person, orders)
    const market = at('Market')
    const trading = tradingAt({ rpcUrl, market, collection })
    for (const person of traders.slice(0, 4)) await trading.allowMarket(person)
    await rpc(rpcUrl, 'evm_setIntervalMining', [0])
    // Deep enough that no reorg reaches the mints.
    await rpc(rpcUrl, 'anvil_mine', ['0x20'])

    const tokens = Array.from({ length: orders.length * traders.length }, (_, index) => BigInt(index + 1))
    const floor = { rpcUrl, market, collection, tokens }
    const roll = seededRandom(SEED)
    const trader = randomTrader(floor, roll)
    const compare = async (steps: number) => {
      const [chain, tables] = await Promise.all([
        figuresOfChain(floor, at('MarketLens')),
        figuresOfTables(databaseUrl),
      ])
      expect(tables, `seed ${SEED}, after ${steps} steps`).toEqual(chain)
    }
    const counts = await simulate({
      stack: running,
      steps: STEPS,
      roll,
      block: trader.block,
      compare,
      successors,
    })
    const figures = await figuresOfTables(databaseUrl)
    // A run in which nothing happened would be equal, too.
    expect(figures.sales).toBeGreaterThan(STEPS / 50)
    expect(figures.soldIntoOffers).toBeGreaterThan(0)
    expect(figures.bids.length).toBeGreaterThan(0)
    expect(counts.reorgs).toBeGreaterThan(1)
    expect(counts.restarts).toBeGreaterThan(1)
    process.stdout.write(
      `trading: ${counts.steps} steps, ${counts.blocks} blocks, ${counts.reorgs} reorgs, ${counts.restarts} restarts, ` +
        `${figures.sales} sales, ${figures.soldIntoOffers} of them into collection offers, ` +
        `${figures.collectionOffers.length} of these open, ${counts.looks} looks: 0 differences (goal 0) ok\n`,
    )
  },
)
