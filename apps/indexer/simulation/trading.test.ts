import { rpc } from '@mofu/tools/stack/anvil'
import { dice } from '@mofu/tools/stack/dice'
import { mintAs } from '@mofu/tools/stack/mint'
import type { Part } from '@mofu/tools/stack/part'
import { startIndexer, startWorker } from '@mofu/tools/stack/services'
import { startTestStack, type TestStack } from '@mofu/tools/stack/test-stack'
import { tradingAt } from '@mofu/tools/stack/trade'
import { afterEach, expect, inject, test } from 'vitest'

import { headOf, untilRead } from './fresh-sync.ts'
import { randomTrader, traders } from './random-trader.ts'
import { figuresOfChain, figuresOfTables } from './trading-truth.ts'

/** `pnpm test:faults trading` takes 5,000. */
const STEPS = Number(process.env['TRADING_STEPS'] ?? 120)
const SEED = Number(process.env['TRADING_SEED'] ?? 20_261_115)
/** How deep a reorg may go here: the chain counts as final 30 blocks down. */
const DEEPEST = 29
/** How often both sides are held against each other on the way. */
const LOOKS = 6

let stack: TestStack | undefined
/** Those that took the place of a killed one. */
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
      uri: `${mediaUrl}/pets/${number}.json`,
      royalty: 500,
      fee: 0n,
    }))
    for (const person of traders) await mintAs(rpcUrl, person, orders)
    const market = at('Market')
    const trading = tradingAt({ rpcUrl, market, collection })
    for (const person of traders.slice(0, 4)) await trading.allowMarket(person)
    await rpc(rpcUrl, 'evm_setIntervalMining', [0])
    // Deep enough that no reorg reaches back to the mints.
    await rpc(rpcUrl, 'anvil_mine', ['0x20'])

    const tokens = Array.from({ length: orders.length * traders.length }, (_, index) => BigInt(index + 1))
    const floor = { rpcUrl, market, collection, tokens }
    const roll = dice(SEED)
    const trader = randomTrader(floor, roll)
    const told = { blocks: 0, reorgs: 0, restarts: 0, looks: 0 }
    let steps = 0
    let nextLook = STEPS / LOOKS

    let { indexer, worker } = running.parts
    const restart = async () => {
      told.restarts++
      if (roll(2) === 0) {
        await indexer.kill()
        indexer = startIndexer(running.options(`indexer-${told.restarts}`))
        successors.push(indexer)
      } else {
        await worker.kill()
        worker = startWorker(running.options(`worker-${told.restarts}`))
        successors.push(worker)
      }
    }
    const look = async () => {
      told.looks++
      await rpc(rpcUrl, 'anvil_mine', ['0x1'])
      await untilRead(databaseUrl, await headOf(rpcUrl), 240_000)
      const [chain, tables] = await Promise.all([
        figuresOfChain(floor, at('MarketLens')),
        figuresOfTables(databaseUrl),
      ])
      expect(tables, `seed ${SEED}, after ${steps} steps`).toEqual(chain)
      return chain
    }

    while (steps < STEPS) {
      steps += await trader.block(STEPS - steps)
      told.blocks++
      if (roll(12) === 0) {
        told.reorgs++
        const depth = [1, 5, 1 + roll(DEEPEST)][roll(3)] ?? 1
        await rpc(rpcUrl, 'anvil_reorg', [depth, []])
        await rpc(rpcUrl, 'anvil_mine', ['0x1'])
      }
      if (steps >= nextLook) {
        nextLook += STEPS / LOOKS
        await look()
        await restart()
      }
    }
    const figures = await look()
    // A run in which nothing happened would be equal, too.
    expect(figures.sales).toBeGreaterThan(STEPS / 50)
    expect(figures.bids.length).toBeGreaterThan(0)
    expect(told.reorgs).toBeGreaterThan(1)
    expect(told.restarts).toBeGreaterThan(1)
    process.stdout.write(
      `trading: ${steps} steps, ${told.blocks} blocks, ${told.reorgs} reorgs, ${told.restarts} restarts, ` +
        `${figures.sales} sales, ${told.looks} looks: 0 differences (goal 0) ok\n`,
    )
  },
)
