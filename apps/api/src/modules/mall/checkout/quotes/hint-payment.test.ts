import { randomUUID } from 'node:crypto'

import { account } from '@mofu/db/app/accounts'
import { mallPayment } from '@mofu/db/app/mall/payments'
import { projection } from '@mofu/db/app/projection'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { blocksNeeded } from '@mofu/domain/mall/payment-policy'
import { makeAddress, makeShop } from '@mofu/testkit/mall'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import type { MallChain } from '../../mall-settings.ts'
import { submitOrder } from '../submit-order.ts'
import { hintPayment } from './hint-payment.ts'

const HEAD = 11

const chain = (chainId: number, network: MallChain['network']): MallChain => ({
  chainId,
  network,
  nativeSymbol: 'ETH',
  checkout: zeroAddress,
  coins: [],
})
const chains = [chain(137, 'polygon'), chain(324, 'zksync')]

let fresh: FreshDatabase
let db: Database
let accountId: string
let addressId: string
let skuId: number

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'hints')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'hints', max: 2 }))
  const [row] = await db
    .insert(account)
    .values({ email: 'buyer@mofu.example', inviteCode: randomUUID() })
    .returning({ id: account.id })
  accountId = row?.id ?? ''
  addressId = await makeAddress(db, accountId)
  const { skuIds } = await makeShop(db, { owner: { accountId }, payout: zeroAddress })
  skuId = skuIds[0] ?? 0
  for (const { chainId } of chains) {
    await db.insert(projection).values({
      chainId,
      deployment: 'test',
      checkpoint: '',
      block: HEAD,
      blockTime: 1,
      finalizedBlock: 0,
      projectedAt: 1,
    })
  }
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

async function placeOrder() {
  const { orders } = await submitOrder(db, {
    accountId,
    wanted: [{ skuId, quantity: 1 }],
    isPickup: false,
    addressId,
    remark: '',
    confirmToken: undefined,
    key: undefined,
  })
  const [order] = orders
  if (!order) throw new Error('no order was placed')
  return { total: order.total, hinted: { orderId: order.id, accountId, txHash: '0xab' } }
}

/** A payment of the order, indexed one block before the head. */
async function paidOn(chainId: number, orderId: string): Promise<void> {
  const hash = `0x${randomUUID().replaceAll('-', '').repeat(2)}`
  await db.insert(mallPayment).values({
    id: `${chainId}-${hash}`,
    chainId,
    orderId,
    payer: zeroAddress,
    coin: zeroAddress,
    amount: 7n,
    held: 7n,
    refundable: 0n,
    stage: 'paid',
    block: HEAD - 1,
    paidAt: 1,
    txHash: hash,
    logIndex: 0,
    updatedBlock: HEAD - 1,
  })
}

test('the required confirmations are those of the chain the payment was made on', async () => {
  for (const { chainId, network } of chains) {
    const { total, hinted } = await placeOrder()
    await paidOn(chainId, hinted.orderId)
    const answer = await hintPayment({ db, chains }, hinted)
    expect(answer).toMatchObject({ state: 'confirming', confirmations: 2 })
    expect(answer.required).toBe(blocksNeeded(network, total) ?? null)
  }
})

test('before the payment is seen they are known only where there is one chain', async () => {
  const { total, hinted } = await placeOrder()
  expect((await hintPayment({ db, chains }, hinted)).required).toBeNull()
  const [, zksync] = chains
  const only = await hintPayment({ db, chains: zksync ? [zksync] : [] }, hinted)
  expect(only.required).toBe(blocksNeeded('zksync', total) ?? null)
})
