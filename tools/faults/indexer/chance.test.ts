import { rpc } from '@mofu/testkit/anvil'
import { mintAs, readerOf } from '@mofu/testkit/mint'
import type { Part } from '@mofu/testkit/part'
import { seededRandom } from '@mofu/testkit/seeded-random'
import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'
import { afterEach, expect, inject, test } from 'vitest'

import { auctionFactsOfChain, auctionFactsOfTables } from './auction-facts.ts'
import { factsOfTables } from './chance-tables.ts'
import { factsOfChain } from './chance-truth.ts'
import { rowsOfFreshSync } from './fresh-sync.ts'
import { players } from './playing-floor.ts'
import { preparePlayers, randomPlayer } from './random-player.ts'
import { readRows } from './rows.ts'
import { simulate } from './simulate.ts'

/** `CHANCE_STEPS=5000 pnpm test:faults chance` takes that many. */
const STEPS = Number(process.env['CHANCE_STEPS'] ?? 120)
const SEED = Number(process.env['CHANCE_SEED'] ?? 20_261_117)

let stack: TestStack | undefined
/** Replacements of killed processes. */
const successors: Part[] = []

afterEach(async () => {
  await Promise.all(successors.splice(0).map((part) => part.stop()))
  await stack?.stop()
})

test(
  'after random pulls, draws, refunds and bids with reorgs and restarts, the tables equal the contracts row for row',
  { timeout: 3_000_000 },
  async () => {
    const databaseServer = inject('databaseServer')
    const running = await startTestStack({ databaseServer, blockTime: 0.2 })
    stack = running
    const { rpcUrl, contracts, databaseUrl, mediaUrl } = running
    const at = (name: string) => contracts[name]?.address ?? '0x'
    const collection = at('DefaultCollection')
    const orders = [1, 2, 3, 4].map((number) => ({
      collection,
      uri: `${mediaUrl}/works/${number}.json`,
      royalty: 0,
      fee: 0n,
    }))
    for (const person of players) await mintAs(rpcUrl, person, orders)
    await rpc(rpcUrl, 'evm_setIntervalMining', [0])
    const floor = {
      rpcUrl,
      mediaUrl,
      auctions: at('Auctions'),
      boxes: at('Boxes'),
      boxesLens: at('BoxesLens'),
      gacha: at('Gacha'),
      gbt: at('Gbt'),
      exchange: at('Exchange'),
      randomness: at('Randomness'),
      collection,
      tokens: Array.from({ length: orders.length * players.length }, (_, index) => BigInt(index + 1)),
    }
    await preparePlayers(floor)
    // Deep enough that no reorg reaches what was prepared.
    await rpc(rpcUrl, 'anvil_mine', ['0x20'])

    const roll = seededRandom(SEED)
    const player = randomPlayer(floor, roll)
    const compare = async (steps: number) => {
      const { timestamp } = await readerOf(rpcUrl).getBlock()
      const chain = { ...(await factsOfChain(floor)), ...(await auctionFactsOfChain(floor)) }
      const tables = {
        ...(await factsOfTables(databaseUrl, Number(timestamp))),
        ...(await auctionFactsOfTables(databaseUrl, Number(timestamp))),
      }
      expect(tables, `seed ${SEED}, after ${steps} steps`).toEqual(chain)
    }
    const counts = await simulate({
      stack: running,
      steps: STEPS,
      roll,
      block: player.block,
      compare,
      successors,
    })

    const rows = await readRows(databaseUrl)
    expect(rows).toEqual(await rowsOfFreshSync(running, databaseServer))
    // A run in which nothing happened would be equal, too.
    const few = STEPS / 60
    expect(rows['app.reveal']?.length).toBeGreaterThan(few)
    expect(rows['app.redemption']?.length).toBeGreaterThan(0)
    expect(rows['app.pull']).toContainEqual(expect.objectContaining({ state: 'refunded' }))
    expect(rows['app.draw']).toContainEqual(expect.objectContaining({ state: 'revealed' }))
    expect(rows['app.prize']).toContainEqual(expect.objectContaining({ state: 'claimed' }))
    expect(rows['app.lot_bid']?.length).toBeGreaterThan(few)
    expect(rows['app.lot']).toContainEqual(expect.objectContaining({ status: 'sold' }))
    expect(counts.reorgs).toBeGreaterThan(1)
    expect(counts.restarts).toBeGreaterThan(1)
    const seen = `${rows['app.reveal']?.length} pets pulled, ${rows['app.draw']?.length} draws, ${rows['app.lot_bid']?.length} bids`
    process.stdout.write(
      `chance: ${counts.steps} steps, ${counts.blocks} blocks, ${counts.reorgs} reorgs, ${counts.restarts} restarts, ` +
        `${seen}, ${counts.looks} looks: 0 differences (goal 0) ok\n`,
    )
  },
)
