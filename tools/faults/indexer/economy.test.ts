import { rpc } from '@mofu/testkit/anvil'
import type { Part } from '@mofu/testkit/part'
import { mintedOut } from '@mofu/testkit/pledging'
import { seededRandom } from '@mofu/testkit/seeded-random'
import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'
import { afterEach, expect, inject, test } from 'vitest'

import { rowsOfFreshSync, untilDescribed } from './fresh-sync.ts'
import { prepareSavers, randomSaver, type SavingFloor } from './random-saver.ts'
import { readRows } from './rows.ts'
import { candlesInApi, candlesOfEvents, savingsInIndex, savingsOnChain } from './saving-truth.ts'
import { simulate } from './simulate.ts'

/** `ECONOMY_STEPS=5000 pnpm test:faults economy` takes that many. */
const STEPS = Number(process.env['ECONOMY_STEPS'] ?? 240)
const SEED = Number(process.env['ECONOMY_SEED'] ?? 20_261_118)

let stack: TestStack | undefined
/** Replacements of killed processes. */
const successors: Part[] = []

afterEach(async () => {
  await Promise.all(successors.splice(0).map((part) => part.stop()))
  await stack?.stop()
})

test(
  'after random registrations, pledges and swaps with reorgs and restarts, the tables equal the contracts, and candles the trades',
  { timeout: 3_000_000 },
  async () => {
    const databaseServer = inject('databaseServer')
    const running = await startTestStack({ databaseServer, blockTime: 0.2 })
    stack = running
    const { rpcUrl, contracts, databaseUrl, apiUrl, mediaUrl } = running
    const at = (name: string) => contracts[name]?.address ?? '0x'
    const works = Array.from({ length: 10 }, (_, index) => index + 1)
    const place = { rpcUrl, mediaUrl, factory: at('CollectionFactory'), pledge: at('Pledge') }
    const collection = await mintedOut(place, 'hana', { name: 'Savings', works })
    await rpc(rpcUrl, 'evm_setIntervalMining', [0])
    const floor: SavingFloor = {
      rpcUrl,
      names: at('Names'),
      pledge: at('Pledge'),
      exchange: at('Exchange'),
      gbt: at('Gbt'),
      collection,
      tokens: works.map(BigInt),
    }
    await prepareSavers(floor)
    // Deep enough that no reorg reaches what was prepared.
    await rpc(rpcUrl, 'anvil_mine', ['0x20'])

    const roll = seededRandom(SEED)
    const saver = randomSaver(floor, roll)
    const compare = async (steps: number) => {
      const [index, chain] = [await savingsInIndex(databaseUrl, apiUrl), await savingsOnChain(floor)]
      expect(index, `seed ${SEED}, after ${steps} steps`).toEqual(chain)
      const [shown, computed] = [await candlesInApi(apiUrl), await candlesOfEvents(floor)]
      expect(shown, `seed ${SEED}, after ${steps} steps`).toEqual(computed)
    }
    const counts = await simulate({
      stack: running,
      steps: STEPS,
      roll,
      block: saver.block,
      compare,
      successors,
    })

    await untilDescribed(databaseUrl)
    const rows = await readRows(databaseUrl)
    expect(rows).toEqual(await rowsOfFreshSync(running, databaseServer))
    // A run in which nothing happened would be equal, too.
    const few = STEPS / 60
    expect(rows['app.swap']).toContainEqual(expect.objectContaining({ side: 'sell' }))
    expect(rows['app.swap']?.length).toBeGreaterThan(few)
    expect(rows['app.name_event']?.length).toBeGreaterThan(few)
    expect(rows['app.primary_name']?.length).toBeGreaterThan(0)
    expect(rows['app.pledge']).toContainEqual(expect.objectContaining({ status: 'redeemed' }))
    expect(rows['app.pledge']?.length).toBeGreaterThan(few)
    expect(counts.reorgs).toBeGreaterThan(1)
    expect(counts.restarts).toBeGreaterThan(1)
    const seen = `${rows['app.name_event']?.length} registrations and renewals, ${rows['app.pledge']?.length} pledges, ${rows['app.swap']?.length} swaps`
    process.stdout.write(
      `economy: ${counts.steps} steps, ${counts.blocks} blocks, ${counts.reorgs} reorgs, ${counts.restarts} restarts, ` +
        `${seen}, ${counts.looks} looks: 0 differences (goal 0) ok\n`,
    )
  },
)
