import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { devStableAbi, mallCheckoutAbi } from '@mofu/chain/mall'
import { account } from '@mofu/db/app/accounts'
import { mallOrder } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentQuote } from '@mofu/db/app/mall/payments'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { accountOf } from '@mofu/testkit/accounts'
import { makeShop, quoteArgs } from '@mofu/testkit/mall'
import { startMallChain } from '@mofu/testkit/mall-chain'
import { mallEnv } from '@mofu/testkit/mall-keys'
import { createPublicClient, createWalletClient, http, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, inject } from 'vitest'

import { coinPrices } from './checkout/quotes/coin-prices.ts'
import { signQuote } from './checkout/quotes/sign-quote.ts'
import type { MallChain } from './mall-settings.ts'

export type Hex = `0x${string}`

export const AGE = 1_000_000_000
const YEAR_MS = 365 * 24 * 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'mofu-chain-faults-'))
export const log = { warn: () => undefined, error: () => undefined }

export let node: Awaited<ReturnType<typeof startMallChain>>
let fresh: FreshDatabase
export let db: Database
export let chain: MallChain
export const reader = () =>
  createPublicClient({ transport: http(node.rpcUrl), pollingInterval: 50, cacheTime: 0 })
export const admin = () =>
  createWalletClient({ account: accountOf('deployer'), transport: http(node.rpcUrl) })

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

/** A new reader each time, because results are cached for seconds. */
export const prices = (maxAge = AGE) => coinPrices(() => reader(), maxAge)(chain)
export const settled = async (hash: Hex) => reader().waitForTransactionReceipt({ hash })

/** An order of 20 dollars that hana's wallet has paid in dollars, as the read model would know it. */
export async function paidOrder(): Promise<{ id: string; onChain: Hex; txHash: Hex; block: number }> {
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
  if (found.state !== 'open' || !coin) throw new Error('no price')
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
