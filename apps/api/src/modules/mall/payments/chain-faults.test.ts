import { randomUUID } from 'node:crypto'

import { mallCheckoutAbi } from '@mofu/chain/mall'
import { alert } from '@mofu/db/app/alerts'
import { mallPayment, paymentOperation } from '@mofu/db/app/mall/payments'
import { rpc } from '@mofu/testkit/anvil'
import { startFaultyNode } from '@mofu/testkit/faulty-node'
import { mallEnv } from '@mofu/testkit/mall-keys'
import { eq } from 'drizzle-orm'
import { createPublicClient, http, type PublicClient } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'

import { alertsCheck, alertsIn } from '../../../platform/alerts.ts'
import { type Hex, log, node, db, chain, reader, settled, paidOrder } from '../mall-chain.fixture.ts'
import { isOnChainAt } from './is-on-chain.ts'
import { operatorOn } from './operations/operator.ts'
import { sendOperations } from './operations/send-operations.ts'
import { listUnfinished, requeueFailed } from './operations/store.ts'
import { watchOperations } from './operations/watch-operations.ts'

test('a payment counts when enough nodes confirm it: an unreachable, lagging or disagreeing one is not counted', async () => {
  const faultyNode = await startFaultyNode(node.rpcUrl)
  const other = createPublicClient({ transport: http(faultyNode.url, { retryCount: 0 }), cacheTime: 0 })
  const asked = (nodes: PublicClient[], needed: number) =>
    isOnChainAt({ quorum: () => ({ nodes, needed }) }, log)
  const isOnChain = asked([reader(), other], 2)
  const mostOfThree = asked([reader(), other, reader()], 2)
  const { id, onChain, txHash, block } = await paidOrder()
  const [row] = await db.select().from(mallPayment).where(eq(mallPayment.id, id))
  if (!row) throw new Error('no payment')
  const payment = { ...row, onChain, txHash, block }
  expect(await isOnChain(chain, payment)).toBe(true)
  faultyNode.mode = 'away'
  expect(await isOnChain(chain, payment)).toBe(false)
  expect(await mostOfThree(chain, payment)).toBe(true)
  expect(await asked([other, other, reader()], 2)(chain, payment)).toBe(false)
  // Eight blocks behind, it has not seen the present payment.
  const { id: newest, ...late } = await paidOrder()
  faultyNode.mode = 'behind'
  const [lateRow] = await db.select().from(mallPayment).where(eq(mallPayment.id, newest))
  if (!lateRow) throw new Error('no payment')
  expect(await isOnChain(chain, { ...lateRow, ...late })).toBe(false)
  expect(await mostOfThree(chain, { ...lateRow, ...late })).toBe(true)
  faultyNode.mode = 'true'
  expect(await isOnChain(chain, { ...payment, amount: 1n })).toBe(false)
  expect(await mostOfThree(chain, { ...payment, amount: 1n })).toBe(false)
  expect(await isOnChain(chain, { ...payment, block: block + 1 })).toBe(false)
  await faultyNode.stop()
})

/** Pending operations of a payment, read each time; works as the worker does, with a given finality. */
function operationsOf(paymentId: string) {
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
    work: (finalized: number) => sendOperations({ db, operator, log }, { chainId: chain.chainId, finalized }),
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

test('a stuck transaction is replaced under its nonce with a higher fee, and money moves once', async () => {
  const { id } = await paidOrder()
  const { queue, work, set, now, held } = operationsOf(id)
  await rpc(node.rpcUrl, 'evm_setIntervalMining', [0])
  await queue(0n)
  await work(0)
  const first = await now()
  expect(first).toMatchObject({ state: 'sent', attempts: 1 })
  // Half a minute later it is still not mined.
  await set({ sentAt: new Date(Date.now() - 31_000) })
  await work(0)
  const second = await now()
  expect(second).toMatchObject({ state: 'sent', nonce: first?.nonce, attempts: 2 })
  expect(second?.txHash).not.toBe(first?.txHash)
  await rpc(node.rpcUrl, 'anvil_mine', ['0x1'])
  await rpc(node.rpcUrl, 'evm_setIntervalMining', [1])
  expect(await held()).toBe(0n)
  // Done only when it is final.
  await work(0)
  expect(await now()).toMatchObject({ state: 'sent' })
  await work(await head())
  expect(await now()).toMatchObject({ state: 'done' })
})

test('a partial refund is not repeated because of a node that does not know its transaction', async () => {
  const { id } = await paidOrder()
  const { queue, work, set, now, held } = operationsOf(id)
  const all = await held()
  await queue(all / 2n)
  await work(0)
  await settled((await now())?.txHash as Hex)
  expect(await held()).toBe(all / 2n)
  const before = await head()
  // The node has lost the transaction, and the index lags: the read model still says that all of it is held.
  await set({ txHash: `0x${'00'.repeat(32)}`, sentAt: new Date(Date.now() - 31_000) })
  await work(0)
  expect(await now()).toMatchObject({ state: 'sent' })
  // Once that block is final, the read model has it as well.
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

test('an operation that the contract refuses now is retried, and given up only after a day', async () => {
  const { id } = await paidOrder()
  const { queue, work, set, now } = operationsOf(id)
  // More than is held, as a lagging node would see it.
  await db
    .update(mallPayment)
    .set({ held: 10n ** 20n })
    .where(eq(mallPayment.id, id))
  await queue(0n)
  for (let times = 0; times < 25; times++) await work(0)
  expect(await now()).toMatchObject({ state: 'queued', attempts: 0, note: expect.any(String) })
  await set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
  await work(0)
  expect(await now()).toMatchObject({ state: 'failed' })
})

test('a refund that the wallet cannot pay for is logged, and raises alerts by balance and by age until it succeeds', async () => {
  const { id } = await paidOrder()
  const said: { message: string; facts: object }[] = []
  const saying = {
    info: () => undefined,
    warn: () => undefined,
    error: (facts: object, message: string) => void said.push({ facts, message }),
  }
  const key = privateKeyToAccount(mallEnv['MALL_OPERATOR_KEY'] as Hex)
  const operator = operatorOn(reader(), key, chain)
  const { queue, set, now } = operationsOf(id)
  const work = () => sendOperations({ db, operator, log: saying }, { chainId: chain.chainId, finalized: 0 })
  const setAlert = alertsIn(db, saying)
  const watch = () => watchOperations({ db, operator, setAlert }, chain.chainId)
  const open = async () => (await db.select({ name: alert.name }).from(alert)).map(({ name }) => name).sort()
  await db.delete(paymentOperation)
  await watch()
  expect(await open()).toEqual([])

  const balance = await reader().getBalance({ address: key.address })
  await rpc(node.rpcUrl, 'anvil_setBalance', [key.address, '0x1'])
  await queue(0n)
  for (let times = 0; times < 20; times++) await work()
  expect(await now()).toMatchObject({ note: expect.any(String) })
  const failures = said.filter(({ message }) => message.startsWith('mall: operation failed'))
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
  const { queue, set } = operationsOf(id)
  const setAlert = alertsIn(db, { info: () => undefined, error: () => undefined })
  const watch = () => watchOperations({ db, operator: undefined, setAlert }, chain.chainId)
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

test('given up one after the other and sent again together, the refund comes before the capture', async () => {
  const { id } = await paidOrder()
  const { queue, set } = operationsOf(id)
  await db.delete(paymentOperation)
  await db
    .insert(paymentOperation)
    .values({ key: randomUUID(), paymentId: id, chainId: chain.chainId, kind: 'capture' })
  await queue(0n)
  await set({ state: 'failed', note: 'refused', attempts: 20, endedAt: new Date() })
  expect(await db.transaction((tx) => requeueFailed(tx, chain.chainId))).toBe(2)
  const queued = await listUnfinished(db, chain.chainId)
  expect(queued.map(({ kind, state, attempts }) => ({ kind, state, attempts }))).toEqual([
    { kind: 'void', state: 'queued', attempts: 0 },
    { kind: 'capture', state: 'queued', attempts: 0 },
  ])
  await db.delete(paymentOperation)
})
