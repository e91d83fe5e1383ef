import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { devStableAbi } from '@mofu/chain/mall'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { rpc } from '@mofu/testkit/anvil'
import { startBlockMaker } from '@mofu/testkit/block-maker'
import { type FaultyNode, startFaultyNode } from '@mofu/testkit/faulty-node'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { readerOf } from '@mofu/testkit/mint'
import { root } from '@mofu/testkit/paths'
import { freePort } from '@mofu/testkit/ports'
import { startPostgres } from '@mofu/testkit/postgres'
import { seededRandom } from '@mofu/testkit/seeded-random'
import { healthOf, startApi, startIndexer, startWorker } from '@mofu/testkit/services'
import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'
import pg from 'pg'
import { createWalletClient, http } from 'viem'
import { afterAll, expect, onTestFailed, test } from 'vitest'

import { run } from '../run-command.ts'
import { type Killable, injectFaults } from './mall/chaos.ts'
import { type Buyer, type MallContext, type Plan, shopOnce } from './mall/shopping.ts'
import { type Ended, findDifferences } from './mall/verdict.ts'

/** `pnpm test:faults mall` takes 1,000. */
const ORDERS = Number(process.env['MALL_ORDERS'] ?? 40)
const SEED = Number(process.env['MALL_SEED'] ?? 20_261_115)
const STOCK = 10_000
const AT_ONCE = 60

const wallets: readonly Person[] = ['hana', 'kuro', 'mei', 'taro', 'yuki', 'lin', 'sora', 'wei']
/** The weight of each, of twenty. */
const often: readonly Plan[] = [
  ...Array<Plan>(9).fill('buy'),
  ...Array<Plan>(3).fill('cancel'),
  ...Array<Plan>(2).fill('refund'),
  'return',
  ...Array<Plan>(2).fill('leave'),
  ...Array<Plan>(3).fill('hurry'),
]

const undo: (() => Promise<unknown> | void)[] = []
// Not after each: a failed test prints the last logs of its processes first.
afterAll(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

test(
  'through crashes, liars and reorgs every payment counts once and no order is lost',
  { timeout: 3_000_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mofu-faults-'))
    undo.push(() => rmSync(folder, { recursive: true, force: true }))
    const server = await startPostgres({ folder: join(folder, 'data'), port: await freePort() })
    undo.push(() => server.stop())
    const nodes: FaultyNode[] = []
    const stack = await startTestStack({
      databaseServer: server.url,
      nodesBefore: async (rpcUrl) => {
        nodes.push(await startFaultyNode(rpcUrl), await startFaultyNode(rpcUrl))
        return nodes.map(({ url }) => url).join()
      },
    })
    undo.push(async () => Promise.all(nodes.map((node) => node.stop())))
    undo.push(() => stack.stop())
    onTestFailed(() => console.log(stack.lastWords()))

    const blocks = await startBlockMaker(stack.rpcUrl, 200)
    undo.push(() => blocks.stop())
    const killables = await killablesOf(stack)
    undo.push(async () => Promise.all(killables.map(({ part }) => part.stop())))
    const roll = seededRandom(SEED)
    const { context, buyers } = await openSeedContext(stack, killables.apis, roll)

    const ended: Ended[] = []
    const failed: unknown[] = []
    let begun = 0
    const shopper = async () => {
      while (begun < ORDERS && failed.length === 0) {
        const number = begun++
        const plan = often[number % often.length] ?? 'buy'
        const buyer = buyers[number % buyers.length]
        if (!buyer) return
        await shopOnce(context, buyer, plan, `seed-${SEED}-${number}`).then(
          (orderIds) => ended.push({ plan, orderIds }),
          (error: unknown) => failed.push(error),
        )
      }
    }
    const shopping = Promise.all(Array.from({ length: AT_ONCE }, shopper))
    // Until the last order has begun and many are done: the rest finishes without faults.
    const progress = () => (failed.length > 0 ? 1 : Math.min(begun, ended.length + ORDERS / 4) / ORDERS)
    const counts = await injectFaults(
      { blocks, nodes, killables, crashDatabase: async () => server.crash?.(), roll },
      progress,
    )
    await shopping
    expect(failed, `seed ${SEED}`).toEqual([])
    await untilQuiet(stack)

    const checkout = stack.contracts['MallCheckout']?.address ?? '0x'
    const { databaseUrl, rpcUrl } = stack
    const { wrong, payments, events } = await findDifferences({ databaseUrl, rpcUrl, checkout }, ended, STOCK)
    expect(wrong, `seed ${SEED}`).toEqual([])
    const reconciled = await run(process.execPath, ['apps/api/src/reconcile-main.ts'], {
      cwd: root,
      env: stack.env,
      isQuiet: true,
    })
    expect(reconciled.code, `pnpm reconcile: ${reconciled.output}`).toBe(0)
    // A run without faults would prove nothing.
    expect(counts['crashes']).toBe(2)
    expect(counts['reorgs']).toBeGreaterThan(0)
    expect(counts['kills']).toBeGreaterThan(0)
    process.stdout.write(
      `mall: seed ${SEED}, ${ended.length} submits, ${payments} payments, ${events} moves of money, ` +
        `${Object.entries(counts)
          .map(([what, count]) => `${count} ${what}`)
          .join(', ')}: 0 differences (goal 0) ok\n`,
    )
  },
)

/** Two APIs, two workers and the indexer, which may be killed. */
async function killablesOf(stack: TestStack): Promise<Killable[] & { apis: string[] }> {
  const secondPort = String(await freePort())
  let number = 0
  const api = (port?: string) => async () =>
    (await startApi(stack.options(`api-${++number}`, port ? { API_PORT: port } : {}))).part
  const worker = async () => startWorker(stack.options(`worker-${++number}`))
  const killables: Killable[] = [
    { part: stack.parts.api, start: api() },
    { part: await api(secondPort)(), start: api(secondPort) },
    { part: stack.parts.worker, start: worker },
    { part: await worker(), start: worker },
    {
      part: stack.parts.indexer,
      start: async () => startIndexer(stack.options(`indexer-${++number}`)),
      // Killed again before it has caught up, it would never make progress.
      isWell: async () => (await behind(stack)) < 100,
    },
  ]
  return Object.assign(killables, { apis: [stack.apiUrl, `http://127.0.0.1:${secondPort}`] })
}

/** How many blocks the read model lags behind the chain; infinite while it is unknown. */
async function behind({ apiUrl, rpcUrl }: TestStack): Promise<number> {
  const read = (await healthOf(apiUrl))?.chains[0]?.block
  return read === undefined ? Infinity : Number(await rpc(rpcUrl, 'eth_blockNumber')) - read
}

async function openSeedContext(stack: TestStack, apis: string[], roll: MallContext['roll']) {
  const { db, end } = mallDatabase(stack.databaseUrl)
  try {
    const merchant = await makeShopper(stack, db, 'merchant')
    const shops = []
    for (const name of ['Paws & Co', 'Tail House']) {
      const payout = accountOf(name === 'Paws & Co' ? 'aki' : 'ren').address
      shops.push(await makeShop(db, { owner: merchant, payout, name, stock: STOCK, skus: 3 }))
    }
    const buyers: Buyer[] = []
    for (const person of wallets) {
      buyers.push({ shopper: await makeShopper(stack, db, person), person, turn: Promise.resolve() })
      await fill(stack, person)
    }
    // Deep enough that no reorg reaches the funding of the wallets.
    await rpc(stack.rpcUrl, 'anvil_mine', ['0x20'])
    return { context: { apis, rpcUrl: stack.rpcUrl, shops, merchant, roll }, buyers }
  } finally {
    await end()
  }
}

/** Gives a wallet dollars to spend in the mall. */
async function fill({ rpcUrl, contracts }: TestStack, person: Person): Promise<void> {
  const account = accountOf(person)
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const token = { chain: null, address: contracts['DevStable']?.address ?? '0x', abi: devStableAbi } as const
  const much = 10n ** 15n
  await wallet.writeContract({ ...token, functionName: 'mint', args: [account.address, much] })
  const spender = contracts['MallCheckout']?.address ?? '0x'
  const hash = await wallet.writeContract({ ...token, functionName: 'approve', args: [spender, much] })
  await readerOf(rpcUrl).waitForTransactionReceipt({ hash })
}

/** Waits until all of the platform's operations are final. */
async function untilQuiet({ databaseUrl }: TestStack): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const deadline = Date.now() + 120_000
  try {
    for (;;) {
      const { rows } = await client.query<{ open: string }>(
        `select (select count(*) from app.payment_operation where state in ('queued', 'sent'))
           + (select count(*) from app.mall_payment where state in ('seen', 'confirmed'))
           + (select count(*) from chain.payment_event e where e.kind in ('paid', 'captured', 'voided')
               and not exists (select from app.ledger_entry l where l.event_id = e.id)) as open`,
      )
      if (rows[0]?.open === '0' || Date.now() > deadline) return
      await wait(200)
    }
  } finally {
    await client.end()
  }
}
