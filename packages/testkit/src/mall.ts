import { randomBytes } from 'node:crypto'

import { devStableAbi, mallCheckoutAbi } from '@mofu/chain/mall'
import { account } from '@mofu/db/app/accounts'
import { freightTemplate, product, shippingAddress, shop, shopMember, sku } from '@mofu/db/app/mall/shop'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { mallLogin } from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import type { PayOption } from '@mofu/wire/mall/payments'
import { eq } from 'drizzle-orm'
import { createWalletClient, http, zeroAddress } from 'viem'

import { accountOf, type Person } from './accounts.ts'
import { readerOf } from './mint.ts'
import { bearer, signUp } from './sign-in.ts'

type Hex = `0x${string}`

/** A connection with the app's role, for test setup. */
export function mallDatabase(url: string): { db: Database; end: () => Promise<void> } {
  const pool = connectPool(url, { role: 'mofu_app', name: 'mofu-test', max: 4 })
  return { db: database(pool), end: () => pool.end() }
}

const everywhere = [
  { places: ['*'], firstUnits: 1, firstFee: '500', moreUnits: 1, moreFee: '100', leastDays: 2, mostDays: 5 },
]

export type MadeShop = { shopId: number; skuIds: number[]; productId: number }

/** An open shop with one product and some SKUs. */
export async function makeShop(
  db: Database,
  {
    owner,
    payout,
    name = 'Paws & Co',
    stock = 100,
    price = 1_500n,
    skus = 1,
    pickupPoint = null,
    rules = everywhere,
  }: {
    owner: { accountId: string }
    payout: string
    name?: string
    stock?: number
    price?: bigint
    skus?: number
    pickupPoint?: string | null
    /** Freight by place; by default the same everywhere. */
    rules?: typeof everywhere
  },
): Promise<MadeShop> {
  const [made] = await db
    .insert(shop)
    .values({
      status: 'open',
      name,
      email: 'shop@mofu.example',
      country: 'JP',
      payoutAddress: payout.toLowerCase(),
      pickupPoint,
    })
    .returning()
  const shopId = made?.id ?? 0
  await db.insert(shopMember).values({ shopId, accountId: owner.accountId, role: 'owner' })
  const [template] = await db
    .insert(freightTemplate)
    .values({ shopId, name: 'Everywhere', unit: 'piece', rules })
    .returning()
  const [bowl] = await db
    .insert(product)
    .values({
      shopId,
      categoryId: 1,
      freightTemplateId: template?.id ?? 0,
      status: 'listed',
      title: { en: 'Ceramic bowl', tc: '陶瓷碗', jp: '陶器のボウル' },
      options: [{ en: 'Colour', tc: '顏色', jp: '色' }],
      priceFrom: price,
      priceTo: price,
      listedAt: new Date(),
    })
    .returning()
  const productId = bowl?.id ?? 0
  const colours = [
    { en: 'Coral', tc: '珊瑚', jp: 'コーラル' },
    { en: 'Mint', tc: '薄荷', jp: 'ミント' },
    { en: 'Plum', tc: '梅', jp: 'プラム' },
  ]
  const rows = await db
    .insert(sku)
    .values(
      Array.from({ length: skus }, (_, index) => ({
        productId,
        shopId,
        price,
        onHand: stock,
        choices: [colours[index % colours.length] ?? {}],
      })),
    )
    .returning({ id: sku.id })
  return { shopId, productId, skuIds: rows.map(({ id }) => id) }
}

export type Shopper = { email: string; accountId: string; as: ReturnType<typeof bearer>; addressId: string }

/** A buyer who signs in to the mall with a password and has an address in Tokyo. */
export async function makeShopper(
  stack: { apiUrl: string; mailsUrl: string },
  db: Database,
  label = 'shopper',
): Promise<Shopper> {
  const email = `${label}-${randomBytes(5).toString('hex')}@mofu.example`
  const password = 'nine quiet foxes run'
  await signUp(stack, { email, password })
  const { data } = await createClient({ baseUrl: stack.apiUrl })(mallLogin, { body: { email, password } })
  const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
  const accountId = row?.id ?? ''
  return { email, accountId, as: bearer(data.token), addressId: await makeAddress(db, accountId) }
}

export async function makeAddress(db: Database, accountId: string): Promise<string> {
  const [made] = await db
    .insert(shippingAddress)
    .values({
      accountId,
      name: 'Hana Mori',
      phone: '+81312345678',
      country: 'JP',
      postalCode: '1000001',
      line: '1-1 Chiyoda',
      address: '〒100-0001 東京都千代田区千代田1-1',
      isDefault: true,
    })
    .returning({ id: shippingAddress.id })
  return made?.id ?? ''
}

/** A person's wallet pays quotes as the web app does: allowance first for tokens. Returns once it is mined. */
export async function payOffers(
  rpcUrl: string,
  person: Person,
  options: readonly PayOption[],
): Promise<{ hash: Hex; block: number }> {
  const [first] = options
  if (!first) throw new Error('there is nothing to pay')
  const account = accountOf(person)
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const reader = readerOf(rpcUrl)
  const total = options.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const isNative = first.token === zeroAddress
  const contract = first.contract as Hex
  if (!isNative) {
    const token = first.token as Hex
    await reader.waitForTransactionReceipt({
      hash: await wallet.writeContract({
        chain: null,
        address: token,
        abi: devStableAbi,
        functionName: 'mint',
        args: [account.address, total],
      }),
    })
    await reader.waitForTransactionReceipt({
      hash: await wallet.writeContract({
        chain: null,
        address: token,
        abi: devStableAbi,
        functionName: 'approve',
        args: [contract, total],
      }),
    })
  }
  const hash = await wallet.writeContract({
    chain: null,
    address: contract,
    abi: mallCheckoutAbi,
    functionName: 'payMany',
    args: [options.map(({ quote }) => quoteArgs(quote)), options.map(({ signature }) => signature as Hex)],
    value: isNative ? total : 0n,
  })
  const { blockNumber, status } = await reader.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`the payment was reverted: ${hash}`)
  return { hash, block: Number(blockNumber) }
}

export function quoteArgs(quote: PayOption['quote']) {
  return {
    paymentId: quote.paymentId as Hex,
    orderKey: quote.orderKey as Hex,
    coin: quote.coin as Hex,
    amount: BigInt(quote.amount),
    splitHash: quote.splitHash as Hex,
    payBy: quote.payBy,
    captureBy: quote.captureBy,
    refundBy: quote.refundBy,
    payer: quote.payer as Hex,
  }
}
