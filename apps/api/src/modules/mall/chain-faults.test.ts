import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { devPriceFeedAbi, devStableAbi, mallCheckoutAbi } from '@mofu/chain/mall'
import { account } from '@mofu/db/app/accounts'
import { alert } from '@mofu/db/app/alerts'
import { mallOrder } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentOperation, paymentQuote } from '@mofu/db/app/mall/payments'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { accountOf } from '@mofu/tools/stack/accounts'
import { rpc } from '@mofu/tools/stack/anvil'
import { startDoubtfulNode } from '@mofu/tools/stack/doubtful-node'
import { makeShop, quoteArgs } from '@mofu/tools/stack/mall'
import { startMallChain } from '@mofu/tools/stack/mall-chain'
import { mallEnv } from '@mofu/tools/stack/mall-keys'
import { eq } from 'drizzle-orm'
import { createPublicClient, createWalletClient, http, type PublicClient, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { alertsCheck, alertsIn } from '../../platform/alerts.ts'
import type { MallChain } from './mall-settings.ts'
import { operatorOn } from './operations/operator.ts'
import { sendOperations } from './operations/send-operations.ts'
import { operationStore, operationWatchStore } from './operations/store.ts'
import { watchOperations } from './operations/watch-operations.ts'
import { isOnChainAt } from './payments/is-on-chain.ts'
import { coinPrices } from './quotes/coin-prices.ts'
import { signQuote } from './quotes/sign-quote.ts'

type Hex = `0x${string}`

const AGE = 1_000_000_000
const YEAR_MS = 365 * 24 * 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'mofu-chain-faults-'))
const log = { warn: () => undefined, error: () => undefined }

let node: Awaited<ReturnType<typeof startMallChain>>
let fresh: FreshDatabase
let db: Database
let chain: MallChain
const reader = () => createPublicClient({ transport: http(node.rpcUrl), pollingInterval: 50, cacheTime: 0 })
const admin = () => createWalletClient({ account: accountOf('deployer'), transport: http(node.rpcUrl) })

beforeAll(async () => {
  node = await startMallChain(folder)
  const at = node.addressOf
  chain = {
    chainId: node.chainId,
    network: 'petchain',
    nativeSymbol: 'ETH',
    checkout: at('MallCheckout'),
    coins: [
      { coin: zeroAddress, feeds: [{ address: at('NativeUsdFeed'), maxAge: undefined }], isStable: false },
      { coin: at('DevStable'), feeds: [{ address: at('StableUsdFeed'), maxAge: undefined }], isStable: true },
    ],
  }
  fresh = await freshDatabase(inject('databaseServer'), 'chain_faults')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'chain-faults', max: 4 }))
}, 120_000)

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
  await node.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Each time anew: what was read is kept for seconds. */
const prices = (maxAge = AGE) => coinPrices(() => reader(), maxAge)(chain)
const settled = async (hash: Hex) => reader().waitForTransactionReceipt({ hash })

test('a feed that is silent, stale or absurd hides its coin; a paused contract, a coin taken off and a dead node say so', async () => {
  const [native, stable] = chain.coins
  const names = async (maxAge?: number) => {
    const found = await prices(maxAge)
    return found.state === 'open' ? found.coins.map(({ symbol }) => symbol) : found.state
  }
  expect(await names()).toEqual(['ETH', 'tUSD'])
  await rpc(node.rpcUrl, 'evm_increaseTime', [60])
  await rpc(node.rpcUrl, 'anvil_mine', ['0x1'])
  expect(await names(30)).toBe('noPrice')
  const setAnswer = async (answer: bigint) => {
    const { timestamp } = await reader().getBlock()
    const args = [answer, timestamp] as const
    const call = { chain: null, address: native?.feeds[0]?.address ?? '0x', abi: devPriceFeedAbi } as const
    await settled(await admin().writeContract({ ...call, functionName: 'setAnswer', args }))
  }
  await setAnswer(0n)
  expect(await names()).toEqual(['tUSD'])
  await setAnswer(3_000_00000000n)

  const checkout = { chain: null, address: chain.checkout, abi: mallCheckoutAbi } as const
  const setCoin = async (isTaken: boolean) => {
    const args = [stable?.coin ?? '0x', isTaken] as const
    await settled(await admin().writeContract({ ...checkout, functionName: 'setCoin', args }))
  }
  await setCoin(false)
  expect(await names()).toEqual(['ETH'])
  await setCoin(true)
  await settled(await admin().writeContract({ ...checkout, functionName: 'pause' }))
  expect(await names()).toBe('paused')
  await settled(await admin().writeContract({ ...checkout, functionName: 'unpause' }))
  expect(await names()).toEqual(['ETH', 'tUSD'])
  const nobody = createPublicClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) })
  expect(await coinPrices(() => nobody, AGE)(chain)).toEqual({ state: 'unreachable' })
})

/** An order of 20 dollars that hana's wallet has paid in dollars, as the read model would know it. */
async function paidOrder(): Promise<{ id: string; onChain: Hex; txHash: Hex; block: number }> {
  const [owner] = await db
    .insert(account)
    .values({ email: `${randomUUID()}@mofu.example`, inviteCode: randomUUID() })
    .returning({ id: account.id })
  const accountId = owner?.id ?? ''
  const payout = accountOf('aki').address.toLowerCase() as Hex
  const { shopId } = await makeShop(db, { owner: { accountId }, payout })
  const order = { id: randomUUID(), total: 2_000n, leftMs: YEAR_MS }
  await db.insert(mallOrder).values({
    ...order,
    number: order.id,
    groupId: randomUUID(),
    accountId,
    shopId,
    status: 1,
    isPickup: true,
    goods: 2_000n,
    freight: 0n,
    payDeadline: new Date(),
  })
  const found = await prices()
  const coin = found.state === 'open' ? found.coins.find(({ isStable }) => isStable) : undefined
  if (found.state !== 'open' || !coin) throw new Error('there is no price')
  const split = [{ account: payout, weight: 10_000 }]
  const quoter = privateKeyToAccount(mallEnv['MALL_QUOTER_KEY'] as Hex)
  const quote = await signQuote(quoter, { chain, chainTime: found.chainTime, coin, split, order })
  await db.insert(paymentQuote).values(quote)

  const payer = createWalletClient({ account: accountOf('hana'), transport: http(node.rpcUrl) })
  const token = { chain: null, address: coin.coin, abi: devStableAbi } as const
  const { amount } = quote
  await settled(
    await payer.writeContract({ ...token, functionName: 'mint', args: [payer.account.address, amount] }),
  )
  await settled(
    await payer.writeContract({ ...token, functionName: 'approve', args: [chain.checkout, amount] }),
  )
  const args = quoteArgs({ ...quote, amount: String(amount), payer: zeroAddress })
  const receipt = await settled(
    await payer.writeContract({
      chain: null,
      address: chain.checkout,
      abi: mallCheckoutAbi,
      functionName: 'pay',
      args: [args, quote.signature],
    }),
  )
  const block = Number(receipt.blockNumber)
  await db.insert(mallPayment).values({
    id: quote.id,
    chainId: chain.chainId,
    orderId: order.id,
    payer: payer.account.address.toLowerCase(),
    coin: coin.coin,
    amount,
    held: amount,
    refundable: 0n,
    stage: 'paid',
    block,
    paidAt: 0,
    txHash: receipt.transactionHash,
    logIndex: 0,
    updatedBlock: block,
  })
  return { id: quote.id, onChain: quote.paymentId, txHash: receipt.transactionHash, block }
}

test('a payment counts when as many nodes have it as are needed: one that is away, behind or of another mind is not among them', async () => {
  const doubtful = await startDoubtfulNode(node.rpcUrl)
  const other = createPublicClient({ transport: http(doubtful.url, { retryCount: 0 }), cacheTime: 0 })
  const asked = (nodes: PublicClient[], needed: number) =>
    isOnChainAt({ quorum: () => ({ nodes, needed }) }, log)
  const isOnChain = asked([reader(), other], 2)
  const mostOfThree = asked([reader(), other, reader()], 2)
  const { id, onChain, txHash, block } = await paidOrder()
  const [row] = await db.select().from(mallPayment).where(eq(mallPayment.id, id))
  if (!row) throw new Error('there is no payment')
  const payment = { ...row, onChain, txHash, block }
  expect(await isOnChain(chain, payment)).toBe(true)
  doubtful.mood = 'away'
  expect(await isOnChain(chain, payment)).toBe(false)
  expect(await mostOfThree(chain, payment)).toBe(true)
  expect(await asked([other, other, reader()], 2)(chain, payment)).toBe(false)
  // Eight blocks behind, it has not seen a payment of this moment.
  const { id: newest, ...late } = await paidOrder()
  doubtful.mood = 'behind'
  const [lateRow] = await db.select().from(mallPayment).where(eq(mallPayment.id, newest))
  if (!lateRow) throw new Error('there is no payment')
  expect(await isOnChain(chain, { ...lateRow, ...late })).toBe(false)
  expect(await mostOfThree(chain, { ...lateRow, ...late })).toBe(true)
  doubtful.mood = 'true'
  expect(await isOnChain(chain, { ...payment, amount: 1n })).toBe(false)
  expect(await mostOfThree(chain, { ...payment, amount: 1n })).toBe(false)
  expect(await isOnChain(chain, { ...payment, block: block + 1 })).toBe(false)
  await doubtful.stop()
})

/** What the house has to do, read anew; it works as the worker does, with a finality of its own choosing. */
function house(paymentId: string) {
  const store = operationStore(db, chain.chainId)
  const key = privateKeyToAccount(mallEnv['MALL_OPERATOR_KEY'] as Hex)
  const operator = operatorOn(reader(), key, chain)
  const ofPayment = eq(paymentOperation.paymentId, paymentId)
  return {
    queue: (leaves: bigint) =>
      db.insert(paymentOperation).values({
        key: randomUUID(),
        paymentId,
        chainId: chain.chainId,
        kind: 'void',
        leaves,
      }),
    work: (finalized: number) => sendOperations({ store, operator, finalized, log }),
    set: (values: Partial<typeof paymentOperation.$inferInsert>) =>
      db.update(paymentOperation).set(values).where(ofPayment),
    now: async () => (await db.select().from(paymentOperation).where(ofPayment))[0],
    held: async () =>
      (
        await reader().readContract({
          address: chain.checkout,
          abi: mallCheckoutAbi,
          functionName: 'payment',
          args: [paymentId.slice(paymentId.indexOf('-') + 1) as Hex],
        })
      ).held,
  }
}
const head = async () => Number(await reader().getBlockNumber())

test('a transaction that is stuck is sent again under its number with a higher fee, and money moves once', async () => {
  const { id } = await paidOrder()
  const { queue, work, set, now, held } = house(id)
  await rpc(node.rpcUrl, 'evm_setIntervalMining', [0])
  await queue(0n)
  await work(0)
  const first = await now()
  expect(first).toMatchObject({ state: 'sent', tries: 1 })
  // Half a minute later it has still not been mined.
  await set({ sentAt: new Date(Date.now() - 31_000) })
  await work(0)
  const second = await now()
  expect(second).toMatchObject({ state: 'sent', nonce: first?.nonce, tries: 2 })
  expect(second?.txHash).not.toBe(first?.txHash)
  await rpc(node.rpcUrl, 'anvil_mine', ['0x1'])
  await rpc(node.rpcUrl, 'evm_setIntervalMining', [1])
  expect(await held()).toBe(0n)
  // It is over only when it is final.
  await work(0)
  expect(await now()).toMatchObject({ state: 'sent' })
  await work(await head())
  expect(await now()).toMatchObject({ state: 'done' })
})

test('a part that went back is not given twice by a node that does not know its transaction', async () => {
  const { id } = await paidOrder()
  const { queue, work, set, now, held } = house(id)
  const all = await held()
  await queue(all / 2n)
  await work(0)
  await settled((await now())?.txHash as Hex)
  expect(await held()).toBe(all / 2n)
  const before = await head()
  // The node has lost it from sight, and the index lags: the read model still says that all of it is held.
  await set({ txHash: `0x${'00'.repeat(32)}`, sentAt: new Date(Date.now() - 31_000) })
  await work(0)
  expect(await now()).toMatchObject({ state: 'sent' })
  // Once that block is final, the read model has it, too.
  await db
    .update(mallPayment)
    .set({ held: all / 2n })
    .where(eq(mallPayment.id, id))
  await work(before)
  expect(await now()).toMatchObject({ state: 'queued' })
  await work(before)
  expect(await now()).toMatchObject({ state: 'needless' })
  expect(await held()).toBe(all / 2n)
})

test('what the contract refuses now is tried again, and given up only after a day', async () => {
  const { id } = await paidOrder()
  const { queue, work, set, now } = house(id)
  // More than there is: as a node that is behind would see it.
  await db
    .update(mallPayment)
    .set({ held: 10n ** 20n })
    .where(eq(mallPayment.id, id))
  await queue(0n)
  for (let times = 0; times < 25; times++) await work(0)
  expect(await now()).toMatchObject({ state: 'queued', tries: 0, note: expect.any(String) })
  await set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
  await work(0)
  expect(await now()).toMatchObject({ state: 'failed' })
})

test('each feed has an age of its own; a second one steps in, agrees or hides the coin', async () => {
  const [native, stable] = chain.coins
  const first = native?.feeds[0]?.address ?? '0x'
  const second = stable?.feeds[0]?.address ?? '0x'
  const found = async (feeds: { address: Hex; maxAge: number | undefined }[]) => {
    const priced = await coinPrices(
      () => reader(),
      AGE,
    )({
      ...chain,
      coins: [{ coin: zeroAddress, feeds, isStable: false }],
    })
    return priced.state === 'open'
      ? priced.coins.map(({ price, priceSources }) => [price.answer, priceSources])
      : priced.state
  }
  const tell = async (feed: Hex, answer: bigint) => {
    const { timestamp } = await reader().getBlock()
    const call = { chain: null, address: feed, abi: devPriceFeedAbi, functionName: 'setAnswer' } as const
    await settled(await admin().writeContract({ ...call, args: [answer, timestamp] }))
  }
  await tell(first, 100_000000n)
  await rpc(node.rpcUrl, 'evm_increaseTime', [600])
  await rpc(node.rpcUrl, 'anvil_mine', ['0x1'])
  await tell(second, 101_000000n)
  const [old, young] = [
    { address: first, maxAge: 300 },
    { address: second, maxAge: 300 },
  ]
  expect(await found([old]), 'older than its own age').toBe('noPrice')
  expect(await found([{ ...old, maxAge: 86_400 }]), 'one source').toEqual([[100_000000n, 1]])
  expect(await found([old, young]), 'the second steps in').toEqual([[101_000000n, 1]])
  expect(await found([{ ...old, maxAge: 86_400 }, young]), 'both agree').toEqual([[100_000000n, 2]])
  await tell(second, 103_000000n)
  expect(await found([{ ...old, maxAge: 86_400 }, young]), 'they contradict each other').toBe('noPrice')
  await tell(second, 1_00000000n)
  await tell(first, 3_000_00000000n)
})

test('a refund whose wallet cannot pay for it is logged, and raises alerts by balance and by age until it is through', async () => {
  const { id } = await paidOrder()
  const said: { message: string; facts: object }[] = []
  const saying = {
    info: () => undefined,
    warn: () => undefined,
    error: (facts: object, message: string) => void said.push({ facts, message }),
  }
  const key = privateKeyToAccount(mallEnv['MALL_OPERATOR_KEY'] as Hex)
  const operator = operatorOn(reader(), key, chain)
  const store = operationStore(db, chain.chainId)
  const { queue, set, now } = house(id)
  const work = () => sendOperations({ store, operator, finalized: 0, log: saying })
  const setAlert = alertsIn(db, saying)
  const watch = () => watchOperations({ store: operationWatchStore(db), operator, setAlert }, chain.chainId)
  const open = async () => (await db.select({ name: alert.name }).from(alert)).map(({ name }) => name).sort()
  await db.delete(paymentOperation)
  await watch()
  expect(await open()).toEqual([])

  const balance = await reader().getBalance({ address: key.address })
  await rpc(node.rpcUrl, 'anvil_setBalance', [key.address, '0x1'])
  await queue(0n)
  for (let times = 0; times < 20; times++) await work()
  expect(await now()).toMatchObject({ note: expect.any(String) })
  const failures = said.filter(({ message }) => message.startsWith('mall: an operation failed'))
  expect(failures.length, 'said, and not with every try').toBeGreaterThan(0)
  expect(failures.length).toBeLessThan(5)
  await watch()
  expect(await open()).toEqual(['mall.operator_balance_low'])
  await set({ createdAt: new Date(Date.now() - 20 * 60_000) })
  await watch()
  await watch()
  expect(await open()).toEqual(['mall.operation_overdue', 'mall.operator_balance_low'])
  const alerts = said.filter(({ message }) => message.startsWith('alert'))
  expect(alerts, 'each is logged once').toHaveLength(2)
  expect(await alertsCheck(db).read()).toMatchObject({ state: 'degraded', facts: { open: 2 } })

  await rpc(node.rpcUrl, 'anvil_setBalance', [key.address, `0x${balance.toString(16)}`])
  await set({ sentAt: new Date(Date.now() - 31_000) })
  await work()
  await settled((await now())?.txHash as Hex)
  await work()
  await watch()
  expect(await open()).toEqual([])
  expect(await alertsCheck(db).read()).toEqual({ state: 'ok' })
})

test('a refund that was given up while its money is still held stays an alert', async () => {
  const { id } = await paidOrder()
  const { queue, set } = house(id)
  const setAlert = alertsIn(db, { info: () => undefined, error: () => undefined })
  const watch = () =>
    watchOperations({ store: operationWatchStore(db), operator: undefined, setAlert }, chain.chainId)
  await db.delete(alert)
  await db.delete(paymentOperation)
  await queue(0n)
  await set({ state: 'failed', endedAt: new Date() })
  await watch()
  expect((await db.select().from(alert)).map(({ name }) => name)).toEqual(['mall.operation_failed'])
  await db.update(mallPayment).set({ held: 0n }).where(eq(mallPayment.id, id))
  await watch()
  expect(await db.select().from(alert)).toEqual([])
})
