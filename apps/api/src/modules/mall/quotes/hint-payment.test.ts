import { orderStatus } from '@mofu/domain/mall/order-status'
import { blocksNeeded } from '@mofu/domain/mall/payment-policy'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import type { MallChain } from '../mall-settings.ts'
import { hintPayment } from './hint-payment.ts'

const chain = (chainId: number, network: MallChain['network']): MallChain => ({
  chainId,
  network,
  nativeSymbol: 'ETH',
  checkout: zeroAddress,
  coins: [],
})
const chains = [chain(137, 'polygon'), chain(324, 'zksync')]
const hinted = { orderId: 'order', accountId: 'buyer', txHash: '0xab' }

const storeWith = (seen: { chainId: number; block: number; head: number } | undefined) => ({
  payable: async () => ({
    id: 'order',
    accountId: 'buyer',
    status: orderStatus.paymentPending,
    payState: 'none',
    total: 10_000n,
    leftMs: 1_000,
    payout: zeroAddress,
    feeBps: 300,
  }),
  live: async () => [],
  save: async () => [],
  hint: async () => undefined,
  hintCount: async () => 0,
  seen: async () => seen,
})

test('the blocks that are needed are those of the chain the payment was made on', async () => {
  for (const { chainId, network } of chains) {
    const store = storeWith({ chainId, block: 10, head: 11 })
    const answer = await hintPayment({ store, chains }, hinted)
    expect(answer).toMatchObject({ state: 'confirming', confirmations: 2 })
    expect(answer.required).toBe(blocksNeeded(network, 10_000n) ?? null)
  }
})

test('before the payment is seen they are known only where there is one chain', async () => {
  const store = storeWith(undefined)
  expect((await hintPayment({ store, chains }, hinted)).required).toBeNull()
  const [, zksync] = chains
  const only = await hintPayment({ store, chains: zksync ? [zksync] : [] }, hinted)
  expect(only.required).toBe(blocksNeeded('zksync', 10_000n) ?? null)
})
