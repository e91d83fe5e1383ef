import { randomUUID } from 'node:crypto'

import { readDeployments } from '@mofu/chain/deployment'
import { marketAbi } from '@mofu/chain/market'
import { account } from '@mofu/db/app/accounts'
import { collectionDraft } from '@mofu/testkit/access/collections'
import { inCollection, sendAs } from '@mofu/testkit/collections'
import { mallDatabase, makeAddress, makeShop } from '@mofu/testkit/mall'
import { joinAsNew, type Member, startOpenSale } from '@mofu/testkit/referrals'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, proofOf, signUp, tokenOf } from '@mofu/testkit/sign-in'
import { linkWallet, mallLogin, me } from '@mofu/wire/accounts'
import { grantRole, revokeRole, roleGrants } from '@mofu/wire/accounts/roles'
import { CallError, createClient } from '@mofu/wire/client'
import { createV2 } from '@mofu/wire/collections/management'
import { homeContent, writeHome } from '@mofu/wire/home'
import * as merchantWire from '@mofu/wire/mall/merchant'
import * as shops from '@mofu/wire/mall/merchant/shops'
import * as orders from '@mofu/wire/mall/orders'
import { nftsV2 } from '@mofu/wire/market'
import { referralSoldListAdmin } from '@mofu/wire/referrals/reports'
import { eq } from 'drizzle-orm'
import { createTestClient, http, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })

const stack = inject('httpStack')
const { apiUrl, databaseUrl, rpcUrl, mediaUrl, chainId, env } = stack
const call = createClient({ baseUrl: apiUrl })
const market = readDeployments(env['DEPLOYMENTS_DIR'] ?? '').find((one) => one.chainId === chainId)
  ?.contracts['Market']

type Session = ReturnType<typeof bearer> | undefined
/** The sessions a person has: for the main services, and for the mall. */
type Person = { main: Session; mall: Session }

/** A network without contracts here: other tests write the home page of the chain. */
const OTHER_NETWORK = 324

/** `done`, or the error of the answer. */
async function resultOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof CallError && error.failure?.error !== undefined) return error.failure.error
      throw error
    },
  )
}

/** A password user whose account has a linked wallet: the password opens a read-only session and one for the mall. */
async function joinWithPassword(wallet: Member['account']) {
  const [email, password] = [`rights-${randomUUID()}@mofu.example`, 'nine quiet foxes run']
  const { token } = await signUp(stack, { email, password })
  const proof = await proofOf(apiUrl, wallet)
  await call(linkWallet, { body: { publicAddress: wallet.address, ...proof } }, bearer(token))
  const { data: mall } = await call(mallLogin, { body: { email, password } })
  return { main: bearer(token), mall: bearer(mall.token), email }
}

/** A wallet user who applied for a shop that an admin opened. */
async function openShop(admin: Session): Promise<Person & { shopId: number }> {
  const { account: wallet, as } = await joinAsNew(stack)
  const application = {
    name: 'Rights & Co',
    about: { en: 'Treats.' },
    terms: { en: 'Seven days.' },
    email: 'rights@mofu.example',
    country: 'JP',
    payoutAddress: wallet.address,
    payoutProof: await proofOf(apiUrl, wallet),
  }
  const { data } = await call(shops.createShop, { body: application }, as)
  await call(shops.reviewShop, { body: { id: data.Id, isApproved: true, reason: 'papers seen' } }, admin)
  return { main: as, mall: as, shopId: data.Id }
}

test('each role has its rights and no others: visitor, wallet user, password user, read-only account, admin, leader, minter, merchant [rule-44]', async () => {
  const signed = async (person: 'deployer' | 'mei' | 'kuro') => {
    const session = bearer(await tokenOf(apiUrl, person))
    return { main: session, mall: session }
  }
  const [admin, leader, minter] = [await signed('deployer'), await signed('mei'), await signed('kuro')]
  const merchant = await openShop(admin.main)
  const wallet = await joinAsNew(stack)
  const password = await joinWithPassword(privateKeyToAccount(generatePrivateKey()))
  const people: Record<string, Person> = {
    visitor: { main: undefined, mall: undefined },
    'wallet user': { main: wallet.as, mall: wallet.as },
    'password user': password,
    'read-only account': { main: password.main, mall: password.main },
    admin,
    leader,
    minter,
    merchant,
  }
  const dashboard = { body: { shopId: merchant.shopId } }
  const rights: Record<string, (person: Person) => Promise<unknown>> = {
    browse: ({ main }) => call(nftsV2, { body: {} }, main),
    account: ({ main }) => call(me, {}, main),
    create: ({ main }) => call(createV2, { body: collectionDraft }, main),
    mall: ({ mall }) => call(orders.orderList, { body: {} }, mall),
    shop: ({ mall }) => call(merchantWire.merchantDashboard, dashboard, mall),
    launchpad: async ({ main }) => call(writeHome, { body: await unchangedHome(admin.main) }, main),
    tree: ({ main }) => call(referralSoldListAdmin, { query: {} }, main),
    administration: ({ main }) => call(roleGrants, {}, main),
  }
  const results: Record<string, Record<string, string>> = {}
  for (const [name, person] of Object.entries(people)) {
    results[name] = {}
    for (const [right, use] of Object.entries(rights)) results[name][right] = await resultOf(use(person))
  }

  const [session, scope, role, notYours] = [
    'accounts.session_needed',
    'accounts.scope_wrong',
    'accounts.role_needed',
    'mall.shop_not_yours',
  ]
  const own = { browse: 'done', account: 'done', create: 'done', mall: 'done' }
  const none = { shop: notYours, launchpad: role, tree: role, administration: role }
  expect(results).toEqual({
    visitor: {
      browse: 'done',
      ...Object.fromEntries(
        Object.keys({ ...own, ...none }).flatMap((key) => (key === 'browse' ? [] : [[key, session]])),
      ),
    },
    'wallet user': { ...own, ...none },
    'password user': {
      ...own,
      create: scope,
      shop: notYours,
      launchpad: scope,
      tree: scope,
      administration: scope,
    },
    'read-only account': {
      browse: 'done',
      account: 'done',
      create: scope,
      mall: scope,
      shop: scope,
      launchpad: scope,
      tree: scope,
      administration: scope,
    },
    admin: { ...own, shop: notYours, launchpad: 'done', tree: 'done', administration: 'done' },
    leader: { ...own, ...none, tree: 'done' },
    minter: { ...own, ...none, launchpad: 'done' },
    merchant: { ...own, ...none, shop: 'done' },
  })

  await tradeBetweenWallets(wallet)
  await buyInTheMall(password)
  await comeAndGo(wallet, admin.main)
})

/** The home page as it is stored, to be saved once more. */
async function unchangedHome(admin: Session) {
  const { content, version } = (await call(homeContent, { query: { chainId: OTHER_NETWORK } }, admin)).data
  return { chainId: OTHER_NETWORK, content, version, reason: 'rights' }
}

/** Full trading: one wallet user mints and sells, another buys. A password user sees the token of the linked wallet. */
async function tradeBetweenWallets(seller: Member): Promise<void> {
  const sale = await startOpenSale(stack, seller.account, {
    name: 'Rights',
    price: 1n,
    uri: `${mediaUrl}/rights`,
  })
  const buyer = await joinAsNew(stack)
  await sale.buy(seller.account, 1n)
  if (!market) throw new Error('there is no market')
  await inCollection(rpcUrl, seller.account, sale.contract, 'approve', [market.address, 1n])
  const ask = { collection: sale.contract, tokenId: 1n, coin: zeroAddress, price: 1_000_000_000_000n }
  const trade = (by: Member['account'], functionName: string, args: readonly unknown[], value = 0n) =>
    sendAs(rpcUrl, by, { address: market.address, abi: marketAbi, functionName, args, value })
  await trade(seller.account, 'sellReady', [ask.collection, ask.tokenId, ask.coin, ask.price, 0, 0])
  const bought = [{ ...ask, seller: seller.wallet }, buyer.wallet]
  const { blockNumber } = await trade(buyer.account, 'sellTokenTo', bought, ask.price)
  await untilProjected(apiUrl, chainId, Number(blockNumber), 20_000)
  const nftsOf = async (owner: string) => {
    const { list } = (await call(nftsV2, { body: { owner } })).data
    return list.map(({ contract, tokenId }) => `${contract} ${tokenId}`)
  }
  expect(await nftsOf(buyer.wallet)).toEqual([`${sale.contract} 1`])
  expect(await nftsOf(seller.wallet)).toEqual([])

  // What the linked wallet of a password user minted is shown to their session, which cannot do anything with it.
  const linked = privateKeyToAccount(generatePrivateKey())
  const { main } = await joinWithPassword(linked)
  const chain = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  await chain.setBalance({ address: linked.address, value: 10n ** 18n })
  const own = await startOpenSale(stack, linked, { name: 'Own', price: 1n, uri: `${mediaUrl}/own` })
  await untilProjected(apiUrl, chainId, await own.buy(linked, 1n), 20_000)
  const { address } = (await call(me, {}, main)).data
  expect(await nftsOf(address ?? '')).toEqual([`${own.contract} 1`])
  expect(await resultOf(call(createV2, { body: collectionDraft }, main))).toBe('accounts.scope_wrong')
}

/** Mall purchases and orders of a password user. */
async function buyInTheMall({ mall, email }: { mall: Session; email: string }): Promise<void> {
  const { db, end } = mallDatabase(databaseUrl)
  try {
    const merchant = await joinAsNew(stack)
    const [owner] = await db.select().from(account).where(eq(account.address, merchant.wallet))
    const [buyer] = await db.select().from(account).where(eq(account.email, email))
    const recieveAddressId = await makeAddress(db, buyer?.id ?? '')
    const { skuIds } = await makeShop(db, { owner: { accountId: owner?.id ?? '' }, payout: merchant.wallet })
    const skus = [`${skuIds[0]}|1`]
    const { data: seen } = await call(orders.confirmOrder, { body: { skuids: skus } }, mall)
    const body = { skus, recieveAddressId, confirmToken: seen.confirmToken, key: randomUUID() }
    const { data } = await call(orders.submitOrder, { body }, mall)
    const { list } = (await call(orders.orderList, { body: {} }, mall)).data
    expect(list.map(({ id }) => id)).toContain(data.orderId)
  } finally {
    await end()
  }
}

/** A role is granted and revoked by an admin, and counts from the next call on. */
async function comeAndGo({ wallet, as }: Member, admin: Session): Promise<void> {
  const uses = {
    leader: () => call(referralSoldListAdmin, { query: {} }, as),
    minter: () => call(homeContent, { query: {} }, as),
    admin: () => call(roleGrants, {}, as),
  }
  for (const role of ['leader', 'minter', 'admin'] as const) {
    const change = { body: { address: wallet, role, reason: 'rights' } }
    expect(await resultOf(uses[role]())).toBe('accounts.role_needed')
    expect(await resultOf(call(grantRole, change, as))).toBe('accounts.role_needed')
    await call(grantRole, change, admin)
    expect(await resultOf(uses[role]())).toBe('done')
    await call(revokeRole, change, admin)
    expect(await resultOf(uses[role]())).toBe('accounts.role_needed')
  }
}
