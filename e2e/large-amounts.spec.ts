import { collectionAbi } from '@mofu/chain/collections'
import { creditsAbi } from '@mofu/chain/credits'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { deployCollection, inCollection, sendAs } from '@mofu/testkit/collections'
import { deployStable } from '@mofu/testkit/deploy-stable'
import { readerOf } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { whitelistEligibility } from '@mofu/wire/collections/launchpad'
import { creditsOf } from '@mofu/wire/credits'
import { claimSoldList } from '@mofu/wire/referrals/reports'
import { expect, type Locator, type Page } from '@playwright/test'
import pg from 'pg'
import {
  type Address,
  decodeFunctionData,
  erc20Abi,
  formatUnits,
  maxUint256,
  parseAbi,
  parseEventLogs,
  zeroHash,
} from 'viem'

import { databaseUrl, expectNoSidewaysScroll, rpcUrl, stackUrl, test } from './journey.ts'
import { arrive, chainId, signThrough } from './trader.ts'

const call = () => createClient({ baseUrl: stackUrl() })
const [seller, buyer, other] = ['goro', 'emi', 'suzu'] as const satisfies Person[]
const decimals = 6
/** The ledger stores a credit plus one, so this is the most that it can hold. */
const price = maxUint256 - 1n

/** Every digit, in groups of three. */
function grouped(amount: bigint): string {
  const [whole = '', part] = formatUnits(amount, decimals).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${part === undefined ? '' : `.${part}`} tUSD`
}

/** A sale of the seller in a coin of which the buyer holds all that can exist. */
async function startSale() {
  const { data } = await call()(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const coin = await deployStable(rpcUrl(), seller)
  const mint = { abi: parseAbi(['function mint(address to, uint256 amount)']), functionName: 'mint' }
  const all = [accountOf(buyer).address, maxUint256]
  await sendAs(rpcUrl(), accountOf(buyer), { address: coin, ...mint, args: all })
  const place = { rpcUrl: rpcUrl(), factory: contracts['CollectionFactory'] as Address }
  const name = 'Very Dear Foxes'
  const { address: contract } = await deployCollection(place, accountOf(seller), { name })
  const terms = { coin, price: 1n, limit: 1, allOpen: false, merkleRoot: zeroHash, treeUri: '' }
  const uri = `${data.mediaUrl}/works`
  const block = await inCollection(rpcUrl(), accountOf(seller), contract, 'startSale', [terms, uri, 0n])
  await untilProjected(stackUrl(), chainId, block, 20_000)
  return { coin, contract, id: `${chainId}-${contract}`, ledger: contracts['Credits'] as Address }
}

/** What the wallet was asked to sign, oldest first. */
function signed(page: Page) {
  return page.evaluate(() =>
    window.mofuWallet.log
      .filter(({ method }) => method === 'eth_sendTransaction')
      .flatMap(({ params }) => (params?.[0] as { data: `0x${string}` } | undefined)?.data ?? []),
  )
}

async function stored(sql: string, values: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    return (await client.query<{ amount: string }>(sql, [...values])).rows.map(({ amount }) => amount)
  } finally {
    await client.end()
  }
}

/** The digits are on the screen, all of them, and on a phone they do not push anything off it. */
async function expectDigits(page: Page, place: Locator, amount: bigint): Promise<void> {
  await expect(place).toContainText(grouped(amount).replace(' ', '\u00A0'))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
}

test('an amount of 256 bits is typed, signed, paid, stored, shown and withdrawn to the last digit [rule-48]', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { coin, contract, id, ledger } = await startSale()
  const reader = readerOf(rpcUrl())
  const owner = accountOf(seller).address
  const held = (address: Address) =>
    reader.readContract({ address: coin, abi: erc20Abi, functionName: 'balanceOf', args: [address] })

  // The seller types the prices of two wallets.
  const manage = await arrive(browser, seller, `/user-center/create-collection?id=${id}`)
  await manage.getByRole('main').getByRole('button', { name: 'Sign in with this wallet' }).click()
  const sale = manage.getByRole('region', { name: 'Sale', exact: true })
  const lines = [
    `${accountOf(buyer).address},${formatUnits(price, decimals)},1`,
    `${accountOf(other).address},${formatUnits(maxUint256, decimals)},1`,
  ]
  await sale.getByLabel('Whitelist', { exact: true }).fill(lines.join('\n'))
  await sale.getByRole('button', { name: 'Check and keep the list' }).click()
  await expect(sale).toContainText('2 wallets: your browser and our server made the same tree.')
  await sale.getByRole('button', { name: 'Change the terms' }).click()
  await signThrough(manage, 'Done')

  // The most that 256 bits can hold, from the table to the screen.
  const eligibility = (person: Person) =>
    call()(whitelistEligibility, { params: { id, addr: accountOf(person).address } })
  expect((await eligibility(other)).data.tree?.price).toBe(String(maxUint256))
  const look = await arrive(browser, other, `/launchpadDetail/${id}`)
  const counterOf = (page: Page) => page.getByRole('region', { name: 'Your place in the sale' })
  await expectDigits(look, counterOf(look), maxUint256)
  await look.context().close()

  // The buyer's wallet signs the same digits, and the chain moves them.
  const page = await arrive(browser, buyer, `/launchpadDetail/${id}`)
  await expectDigits(page, counterOf(page), price)
  await counterOf(page).getByRole('button', { name: /^Mint/ }).click()
  const dialog = page.getByRole('dialog')
  await expectDigits(page, dialog, price)
  await dialog.getByRole('button', { name: 'Start: two signatures' }).click()
  await dialog.getByRole('link', { name: 'See what you got' }).click({ timeout: 30_000 })
  await expectDigits(page, page.getByRole('main'), price)
  const [approval, purchase] = await signed(page)
  if (!approval || !purchase) throw new Error('the wallet signed too little')
  expect(decodeFunctionData({ abi: erc20Abi, data: approval }).args?.[1]).toBe(price)
  expect(decodeFunctionData({ abi: collectionAbi, data: purchase }).args?.[3]).toBe(price)
  const hash = page.url().split('-').at(-1) as `0x${string}`
  const { logs } = await reader.getTransactionReceipt({ hash })
  const [sold] = parseEventLogs({ abi: collectionAbi, eventName: 'Sold', logs })
  expect(sold?.args.price).toBe(price)
  expect(await held(accountOf(buyer).address)).toBe(1n)
  await page.context().close()

  // The index, the tables and the API have it, and the seller withdraws it.
  const credits = manage.getByRole('region', { name: 'Set aside for you' })
  await manage.goto('/credits')
  await expectDigits(manage, credits, price)
  const creditOf = {
    address: ledger,
    abi: creditsAbi,
    functionName: 'creditOf',
    args: [coin, owner],
  } as const
  expect(await reader.readContract(creditOf)).toBe(price)
  const lower = coin.toLowerCase()
  expect(await stored('select amount::text from chain.credit where coin = $1', [lower])).toEqual([
    String(price),
  ])
  expect(await stored('select amount::text from app.credit where coin = $1', [lower])).toEqual([
    String(price),
  ])
  const purchases = 'select price::text as amount from app.mint_purchase where collection = $1'
  expect(await stored(purchases, [contract])).toEqual([String(price)])
  const { data: waiting } = await call()(creditsOf, { params: { account: owner }, query: { chainId } })
  expect(waiting.list).toContainEqual({ coin: lower, amount: String(price) })
  const { data: sales } = await call()(claimSoldList, { params: { x: owner }, query: {} })
  expect(sales.list[0]).toMatchObject({ coin: lower, price: String(price) })
  await credits.getByRole('button', { name: 'Withdraw everything' }).click()
  await expectDigits(manage, manage.getByRole('dialog'), price)
  await signThrough(manage, 'It is in your wallet')
  expect(await held(owner)).toBe(price)
})
