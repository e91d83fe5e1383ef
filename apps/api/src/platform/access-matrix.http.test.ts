import { accountOf } from '@mofu/tools/stack/accounts'
import { bearer, proofOf, signInWallet, signUp, tokenOf } from '@mofu/tools/stack/sign-in'
import * as accounts from '@mofu/wire/accounts'
import * as notifications from '@mofu/wire/accounts/notifications'
import * as roles from '@mofu/wire/accounts/roles'
import * as jobs from '@mofu/wire/app/jobs'
import { createClient } from '@mofu/wire/client'
import * as collections from '@mofu/wire/collections'
import * as keeping from '@mofu/wire/collections/keeping'
import * as sales from '@mofu/wire/collections/sales'
import * as home from '@mofu/wire/home'
import * as mallAddresses from '@mofu/wire/mall/addresses'
import * as desk from '@mofu/wire/mall/desk'
import * as goods from '@mofu/wire/mall/goods'
import * as invitations from '@mofu/wire/mall/invitations'
import * as shopOrders from '@mofu/wire/mall/merchant-orders'
import * as mallMerchants from '@mofu/wire/mall/merchants'
import * as orders from '@mofu/wire/mall/orders'
import { makePayLink } from '@mofu/wire/mall/pay-links'
import * as payments from '@mofu/wire/mall/payments'
import { orderReceipt } from '@mofu/wire/mall/receipts'
import * as mallShop from '@mofu/wire/mall/shop'
import { likedNfts } from '@mofu/wire/market/liked'
import * as likes from '@mofu/wire/market/likes'
import * as itemReports from '@mofu/wire/market/reports'
import * as mint from '@mofu/wire/mint'
import * as referrals from '@mofu/wire/referrals'
import { mountPath, type Route } from '@mofu/wire/route'
import * as uploads from '@mofu/wire/uploads'
import * as pinning from '@mofu/wire/uploads/pinning'
import pg from 'pg'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, inject, test } from 'vitest'

import type { Access } from './access.ts'

const stack = inject('httpStack')
const { apiUrl } = stack
const call = createClient({ baseUrl: apiUrl })

type Operation = { path: string; method: string; access: Access }
/** A request that names things of its owner: params, query and body as the route wants them. */
type Sample = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  bytes?: Uint8Array<ArrayBuffer>
}
type Person = { address: string; token: string; readonly: string; mall: string }

const writtenAddress = { name: 'Mei', phone: '+886912345678', address: 'Dihua Street 32' }
const forgedAddress = accountOf('deployer').address
const nobody = '0x00000000000000000000000000000000000000aa'
/** An order or request of somebody else looks just like one that is not there. */
const unknown = '01890000-0000-7000-8000-000000000000'
const express = { expressCompany: 'matrix', expressNumber: 'matrix' }

const collectionDraft = {
  name: 'Matrix',
  symbol: 'MX',
  maxMint: '0',
  isOpen: false,
  logo: null,
  banner: null,
  description: '',
  socialLink: null,
  royalty: 0,
  recipient: nobody,
}
const freightRule = {
  places: ['*'],
  firstUnits: 1,
  firstFee: '500',
  moreUnits: 1,
  moreFee: '100',
  leastDays: 1,
  mostDays: 2,
}
const nobodysId = '0189d1f0-0000-7000-8000-000000000001'
const artwork = {
  artworkName: 'x',
  artistName: '',
  introduction: '',
  socialLink: null,
  url: 'x',
  poster: null,
  isOriginal: true,
}
const houseCollection = `${stack.chainId}-${stack.collection.toLowerCase()}`

/**
 * A request for every route that asks for a session, made by its owner about the owner's own things. A new route needs a
 * line here; without one the matrix fails. `isShared` says that it names nobody's things, so everybody's answer is their own.
 */
const samples = new Map<string, { ownOf: (owner: Person) => Promise<Sample> | Sample; isShared?: true }>([
  [keyOf(referrals.referralStatus), { ownOf: ({ address }) => ({ params: { x: address } }) }],
  [keyOf(referrals.referralBind), { ownOf: ({ address }) => ({ params: { a: address, b: '22222222' } }) }],
  [keyOf(roles.addressIdentityList), { ownOf: () => ({}), isShared: true }],
  [keyOf(roles.roleGrants), { ownOf: () => ({}), isShared: true }],
  [
    keyOf(roles.grantRole),
    { ownOf: () => ({ body: { address: nobody, role: 'minter', reason: 'matrix' } }), isShared: true },
  ],
  [
    keyOf(roles.revokeRole),
    { ownOf: () => ({ body: { address: nobody, role: 'leader', reason: 'matrix' } }), isShared: true },
  ],
  [keyOf(roles.auditLog), { ownOf: () => ({}), isShared: true }],
  [keyOf(accounts.me), { ownOf: () => ({}), isShared: true }],
  [keyOf(accounts.signOut), { ownOf: () => ({}), isShared: true }],
  [keyOf(accounts.sessions), { ownOf: () => ({}), isShared: true }],
  [keyOf(accounts.endSession), { ownOf: async (owner) => ({ body: { id: await sessionOf(owner) } }) }],
  [keyOf(accounts.endOtherSessions), { ownOf: () => ({}), isShared: true }],
  [
    keyOf(accounts.linkWallet),
    { ownOf: () => ({ body: { publicAddress: nobody, signature: '0x00' } }), isShared: true },
  ],
  [
    keyOf(accounts.changePassword),
    { ownOf: () => ({ body: { current: 'x', password: 'x' } }), isShared: true },
  ],
  [
    keyOf(accounts.changeEmail),
    { ownOf: () => ({ body: { email: 'matrix@mofu.example', password: 'x' } }), isShared: true },
  ],
  [keyOf(accounts.exportAccount), { ownOf: () => ({}), isShared: true }],
  [keyOf(accounts.deleteAccount), { ownOf: () => ({ body: { confirm: 'nobody' } }), isShared: true }],
  ...[likes.likeStatus, likes.likeNft, likes.cancelLike].map(
    (one) => [keyOf(one), { ownOf: () => ({ params: { id: 'nothing' } }), isShared: true as const }] as const,
  ),
  [keyOf(likedNfts), { ownOf: () => ({}), isShared: true }],
  [keyOf(itemReports.myReport), { ownOf: () => ({ params: { id: 'nothing' } }), isShared: true }],
  [
    keyOf(itemReports.reportNft),
    { ownOf: () => ({ body: { id: 'nothing', reason: 'copy', words: '' } }), isShared: true },
  ],
  [keyOf(itemReports.reportedNfts), { ownOf: () => ({}), isShared: true }],
  [
    keyOf(itemReports.decideReport),
    { ownOf: () => ({ body: { nftId: 'nothing', verdict: 'upheld', note: 'matrix' } }), isShared: true },
  ],
  [keyOf(collections.ownCollections), { ownOf: () => ({}), isShared: true }],
  [
    keyOf(collections.setCollectionState),
    { ownOf: () => ({ body: { id: nobody, state: 'hidden', reason: 'matrix' } }), isShared: true },
  ],
  [keyOf(home.homeContent), { ownOf: () => ({}), isShared: true }],
  [
    keyOf(home.writeHome),
    {
      ownOf: () => ({
        body: {
          version: 999_999,
          content: { banners: [], popularSeries: [], launchpad: [] },
          reason: 'matrix',
        },
      }),
      isShared: true,
    },
  ],
  [keyOf(keeping.createV2), { ownOf: () => ({ body: collectionDraft }), isShared: true }],
  [
    keyOf(keeping.editV2),
    { ownOf: async (owner) => ({ params: { id: await draftOf(owner) }, body: collectionDraft }) },
  ],
  [
    keyOf(keeping.publishCollection),
    {
      ownOf: async (owner) => ({
        body: {
          contract: nobody,
          hash: `0x${'1'.repeat(64)}`,
          id: await draftOf(owner),
          network: 'petchain',
        },
      }),
    },
  ],
  [keyOf(mint.createNftV2), { ownOf: () => ({ body: { ...artwork, collection: null } }), isShared: true }],
  [
    keyOf(mint.bindNft),
    { ownOf: () => ({ params: { a: nobodysId, b: '1' }, query: { nftAddress: nobody } }) },
  ],
  [
    keyOf(mint.createCollect),
    { ownOf: () => ({ body: { CollectionInfo: collectionDraft, Nfts: [] } }), isShared: true },
  ],
  [
    keyOf(mint.makeSeries),
    {
      ownOf: () => ({ body: { name: 'x', introduction: '', url: 'x', poster: null } }),
      isShared: true,
    },
  ],
  [keyOf(mint.bulkLines), { ownOf: () => ({ params: { id: nobodysId } }), isShared: true }],
  [keyOf(keeping.myCollections), { ownOf: () => ({}), isShared: true }],
  [
    keyOf(sales.announceLaunchpad),
    { ownOf: () => ({ body: { id: houseCollection, whitelistAt: null, publicAt: null } }) },
  ],
  [
    keyOf(sales.keepWhitelist),
    { ownOf: () => ({ body: { rows: nobody, merkleRoot: `0x${'1'.repeat(64)}` } }), isShared: true },
  ],
  [keyOf(notifications.notifications), { ownOf: () => ({}), isShared: true }],
  [keyOf(notifications.readNotifications), { ownOf: () => ({ body: { upTo: 1 } }), isShared: true }],
  [keyOf(notifications.notificationSettings), { ownOf: () => ({}), isShared: true }],
  [
    keyOf(notifications.chooseNotification),
    { ownOf: () => ({ body: { kind: 'sold', isMailed: true } }), isShared: true },
  ],
  [keyOf(orders.confirmOrder), { ownOf: () => ({ body: { skuids: ['1'] } }), isShared: true }],
  [keyOf(orders.submitOrder), { ownOf: () => ({ body: { skus: ['1'] } }), isShared: true }],
  [keyOf(orders.orderList), { ownOf: () => ({ body: {} }), isShared: true }],
  [keyOf(orders.orderDetail), { ownOf: () => ({ body: { orderId: unknown } }) }],
  [keyOf(orderReceipt), { ownOf: () => ({ body: { orderId: unknown } }) }],
  [keyOf(orders.closeOrder), { ownOf: () => ({ body: { id: unknown } }) }],
  [keyOf(orders.confirmDelivery), { ownOf: () => ({ body: { id: unknown } }) }],
  [keyOf(orders.setRecieveAddress), { ownOf: () => ({ body: { id: unknown, addressId: unknown } }) }],
  [keyOf(makePayLink), { ownOf: () => ({ body: { orderId: unknown } }) }],
  [keyOf(payments.payList), { ownOf: () => ({ query: { orderId: unknown } }) }],
  [
    keyOf(payments.blockchainPay),
    { ownOf: () => ({ query: { orderId: unknown, tx: `0x${'a'.repeat(64)}` } }) },
  ],
  [keyOf(shopOrders.shopOrders), { ownOf: () => ({ body: { shopId: 2147483647 } }) }],
  [keyOf(shopOrders.shopStatement), { ownOf: () => ({ body: { shopId: 2147483647 } }) }],
  [keyOf(shopOrders.shipOrder), { ownOf: () => ({ body: { id: unknown, ...express } }) }],
  [keyOf(shopOrders.readyOrder), { ownOf: () => ({ body: { id: unknown } }) }],
  [keyOf(shopOrders.arrivedOrder), { ownOf: () => ({ body: { id: unknown } }) }],
  [keyOf(shopOrders.handOverOrder), { ownOf: () => ({ body: { id: unknown, code: '123456' } }) }],
  [keyOf(shopOrders.cancelShopOrder), { ownOf: () => ({ body: { id: unknown, reason: 'matrix' } }) }],
  [
    keyOf(shopOrders.askRequest),
    { ownOf: () => ({ body: { id: unknown, kind: 'cancel', reason: 'matrix' } }) },
  ],
  [keyOf(shopOrders.withdrawRequest), { ownOf: () => ({ body: { requestId: unknown } }) }],
  [keyOf(shopOrders.gotBack), { ownOf: () => ({ body: { requestId: unknown } }) }],
  [keyOf(shopOrders.answerRequest), { ownOf: () => ({ body: { requestId: unknown, isAgreed: true } }) }],
  [keyOf(shopOrders.sendBack), { ownOf: () => ({ body: { requestId: unknown, ...express } }) }],
  [keyOf(shopOrders.writeMessage), { ownOf: () => ({ body: { id: unknown, text: 'matrix' } }) }],
  [keyOf(shopOrders.findOrders), { ownOf: () => ({ body: { text: 'matrix' } }), isShared: true }],
  [keyOf(jobs.failedJobs), { ownOf: () => ({}), isShared: true }],
  [keyOf(jobs.retryJob), { ownOf: () => ({ body: { id: unknown } }) }],
  [keyOf(pinning.pinningState), { ownOf: () => ({}), isShared: true }],
  [keyOf(pinning.pinAgain), { ownOf: () => ({}), isShared: true }],
  [keyOf(uploads.publicUpload), { ownOf: () => ({}), isShared: true }],
  [keyOf(uploads.artworkUpload), { ownOf: () => ({}), isShared: true }],
  [
    keyOf(uploads.startUpload),
    { ownOf: () => ({ body: { purpose: 'picture', name: 'a.png', size: 1 } }), isShared: true },
  ],
  [keyOf(uploads.uploadState), { ownOf: async (owner) => ({ params: { id: await uploadOf(owner) } }) }],
  [
    keyOf(uploads.uploadPiece),
    {
      ownOf: async (owner) => ({
        params: { id: await uploadOf(owner) },
        query: { offset: '0' },
        bytes: new Uint8Array([1]),
      }),
    },
  ],
  [keyOf(uploads.finishUpload), { ownOf: async (owner) => ({ params: { id: await uploadOf(owner) } }) }],
  [
    keyOf(mallShop.favorites),
    { ownOf: () => ({ body: { productId: 1, isfavourites: true } }), isShared: true },
  ],
  [keyOf(mallAddresses.addressList), { ownOf: () => ({}), isShared: true }],
  [keyOf(mallAddresses.addAddress), { ownOf: () => ({ body: writtenAddress }), isShared: true }],
  [
    keyOf(mallAddresses.editAddress),
    { ownOf: async (owner) => ({ body: { ...writtenAddress, id: await addressOf(owner) } }) },
  ],
  [
    keyOf(mallAddresses.deleteAddress),
    { ownOf: async (owner) => ({ body: { id: await addressOf(owner) } }) },
  ],
  [
    keyOf(mallAddresses.setDefaultAddress),
    { ownOf: async (owner) => ({ body: { id: await addressOf(owner) } }) },
  ],
  [
    keyOf(mallMerchants.createShop),
    {
      ownOf: () => ({
        body: {
          name: 'Matrix',
          about: { en: 'x' },
          terms: { en: 'x' },
          email: 'matrix@mofu.example',
          country: 'TW',
          payoutAddress: nobody,
          payoutProof: { nonce: '0'.repeat(32), signature: '0x00' },
        },
      }),
      isShared: true,
    },
  ],
  [keyOf(mallMerchants.myShops), { ownOf: () => ({}), isShared: true }],
  [keyOf(mallMerchants.shopApplications), { ownOf: () => ({}), isShared: true }],
  [
    keyOf(mallMerchants.reviewShop),
    { ownOf: () => ({ body: { id: 999_999, isApproved: true, reason: 'matrix' } }), isShared: true },
  ],
  [keyOf(mallShop.favoritesList), { ownOf: () => ({}), isShared: true }],
  ...[desk.shopDesk, goods.shopProducts].map(
    (one) =>
      [keyOf(one), { ownOf: async (owner: Person) => ({ body: { shopId: await shopOf(owner) } }) }] as const,
  ),
  [
    keyOf(desk.saveShop),
    {
      ownOf: async (owner) => ({
        body: {
          shopId: await shopOf(owner),
          about: { en: 'x' },
          terms: { en: 'x' },
          email: 'matrix@mofu.example',
          country: 'TW',
        },
      }),
    },
  ],
  [
    keyOf(desk.changePayout),
    { ownOf: async (owner) => ({ body: { shopId: await shopOf(owner), payoutAddress: nobody } }) },
  ],
  [
    keyOf(desk.saveFreight),
    {
      ownOf: async (owner) => ({
        body: { shopId: await shopOf(owner), name: 'Matrix', unit: 'piece', rules: [freightRule] },
      }),
    },
  ],
  [
    keyOf(invitations.inviteStaff),
    { ownOf: async (owner) => ({ body: { shopId: await shopOf(owner), invitee: 'nobody@mofu.example' } }) },
  ],
  [
    keyOf(invitations.cancelInvitation),
    { ownOf: async (owner) => ({ body: { shopId: await shopOf(owner), id: nobodysId } }) },
  ],
  [keyOf(invitations.myInvitations), { ownOf: () => ({}), isShared: true }],
  [
    keyOf(invitations.answerInvitation),
    { ownOf: () => ({ body: { id: nobodysId, isAccepted: true } }), isShared: true },
  ],
  [
    keyOf(desk.removeStaff),
    { ownOf: async (owner) => ({ body: { shopId: await shopOf(owner), accountId: nobodysId } }) },
  ],
  [
    keyOf(goods.saveProduct),
    {
      ownOf: async (owner) => ({
        body: {
          shopId: await shopOf(owner),
          categoryId: 42,
          freightTemplateId: 1,
          title: { en: 'Matrix' },
          pictures: [],
          skus: [{ choices: [], price: '100' }],
          isListed: false,
        },
      }),
    },
  ],
])

const document = (await (await fetch(`${apiUrl}/api/openapi.json`)).json()) as {
  paths: Record<string, Record<string, { 'x-access'?: Access }>>
}
const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { 'x-access': access }]) =>
    access === undefined ? [] : { path, method: method.toUpperCase(), access },
  ),
)
const guarded = operations.flatMap(({ access, ...rest }) => (access === 'anyone' ? [] : { ...rest, access }))
const open = operations.filter(({ access }) => access === 'anyone')

let expired: string
let admin: string

beforeAll(async () => {
  const { v1Info } = await signInWallet(apiUrl, privateKeyToAccount(generatePrivateKey()))
  expired = v1Info.token
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  await client.query(
    `update app.session set ends_at = now() where account_id = (select id from app.account where address = $1)`,
    [v1Info.address],
  )
  await client.end()
  admin = await tokenOf(apiUrl, 'deployer')
})

test('every route of the document says who may call it, and every guarded one is in the matrix', () => {
  const silent = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, one]) => (one['x-access'] ? [] : `${method} ${path}`)),
  )
  expect(silent).toEqual([])
  expect(guarded.map(({ path, method }) => `${method} ${path}`).toSorted()).toEqual(
    [...samples.keys()].toSorted(),
  )
})

describe.each(guarded)('$method $path', (operation) => {
  const { access } = operation
  const sample = () => samples.get(`${operation.method} ${operation.path}`)
  const isForAdmins = access.roles !== undefined

  test('no token, an expired one and an invented one: 401 with words', async () => {
    const own = await sample()?.ownOf(await somebody())
    for (const token of [undefined, expired, 'A'.repeat(43), `${expired}x`]) {
      const { status, body } = await send(operation, own, token)
      expect([status, body.error]).toEqual([401, 'accounts.session_needed'])
      expect(body.msg).not.toBe('')
    }
  })

  test('a token of another scope: 403', async () => {
    const owner = await somebody()
    const own = await sample()?.ownOf(owner)
    const tokens = { web3: owner.token, readonly: owner.readonly, mall: owner.mall }
    for (const scope of ['web3', 'readonly', 'mall'] as const) {
      if (access.scopes.includes(scope)) continue
      const { status, body } = await send(operation, own, tokens[scope])
      expect([scope, status, body.error]).toEqual([scope, 403, 'accounts.scope_wrong'])
    }
  })

  test('a forged address in body and query gives no right', async () => {
    const owner = await somebody()
    const own = await sample()?.ownOf(owner)
    const address = { address: forgedAddress, publicAddress: forgedAddress, role: 'admin', roles: 'admin' }
    const forged = { ...own, query: { ...own?.query, ...address }, body: { ...address, ...own?.body } }
    const { status, body } = await send(operation, forged, tokenFor(access, owner))
    const refused = [403, 'accounts.role_needed']
    expect(isForAdmins ? [status, body.error] : refused).toEqual(refused)
    expect(JSON.stringify(body)).not.toContain(forgedAddress.toLowerCase())
  })

  test.skipIf(sample()?.isShared)('another account does not reach what it names', async () => {
    const [owner, other] = [await somebody(), await somebody()]
    const own = await sample()?.ownOf(owner)
    const { status } = await send(operation, own, tokenFor(access, other))
    expect([403, 404]).toContain(status)
  })

  test.runIf(isForAdmins)('a role too low: 403', async () => {
    const owner = await somebody()
    const { status, body } = await send(operation, await sample()?.ownOf(owner), owner.token)
    expect([status, body.error]).toEqual([403, 'accounts.role_needed'])
  })

  test('who may, does: never 401, and 403 only where its own rule says so', async () => {
    const owner = await somebody()
    const own = await sample()?.ownOf(owner)
    const { status, body } = await send(operation, own, isForAdmins ? admin : tokenFor(access, owner))
    expect(status).not.toBe(401)
    expect(['accounts.scope_wrong', 'accounts.role_needed', 'accounts.session_needed']).not.toContain(
      body.error,
    )
  })
})

test.each(open)(
  '$method $path is open: no token is asked for, and a dead one does not matter',
  async (operation) => {
    for (const token of [undefined, expired]) {
      const { body } = await send(operation, {}, token)
      expect(['accounts.session_needed', 'accounts.scope_wrong', 'accounts.role_needed']).not.toContain(
        body.error,
      )
    }
  },
)

const password = 'twelve silent owls'
const people = [0, 1].map((index) => ({
  wallet: privateKeyToAccount(generatePrivateKey()),
  email: `matrix-${index}@mofu.example`,
}))
const registered = new Map<string, Promise<unknown>>()
let turn = 0

/** Two people take turns. Some routes end sessions, so each time they come with fresh ones, of every scope. */
async function somebody(): Promise<Person> {
  const { wallet, email } = people[turn++ % 2] ?? {
    wallet: privateKeyToAccount(generatePrivateKey()),
    email: '',
  }
  if (!registered.has(email)) registered.set(email, signUp(stack, { email, password }))
  await registered.get(email)
  const [{ v1Info }, readonly, mall] = await Promise.all([
    signInWallet(apiUrl, wallet),
    call(accounts.passwordLogin, { body: { username: email, password } }),
    call(accounts.mallLogin, { body: { email, password } }),
  ])
  return {
    address: wallet.address.toLowerCase(),
    token: v1Info.token,
    readonly: readonly.data.token,
    mall: mall.data.token,
  }
}

function tokenFor({ scopes }: Exclude<Access, 'anyone'>, { token, readonly, mall }: Person): string {
  if (scopes.includes('web3')) return token
  return scopes.includes('readonly') ? readonly : mall
}

async function draftOf({ token }: Person): Promise<string> {
  return (await call(keeping.createV2, { body: collectionDraft }, bearer(token))).data.id
}

async function sessionOf({ token }: Person): Promise<string> {
  const { data } = await call(accounts.sessions, {}, bearer(token))
  return data.list.find(({ isThis }) => isThis)?.id ?? ''
}

async function uploadOf({ token }: Person): Promise<string> {
  const body = { purpose: 'picture', name: 'a.png', size: 1 } as const
  return (await call(uploads.startUpload, { body }, bearer(token))).data.id
}

/** An address of the owner's book. The book has room for every turn: what is there already will do. */
async function addressOf({ token }: Person): Promise<string> {
  const { data } = await call(mallAddresses.addressList, {}, bearer(token))
  const [known] = data.list
  if (known) return known.id
  return (await call(mallAddresses.addAddress, { body: writtenAddress }, bearer(token))).data.id
}

/** A shop the owner asked for: it may be waiting, but nobody else works in it. */
async function shopOf({ token }: Person): Promise<number> {
  const { data } = await call(mallMerchants.myShops, {}, bearer(token))
  const [known] = data.list
  if (known) return known.id
  const wallet = privateKeyToAccount(generatePrivateKey())
  const body = {
    name: 'Matrix',
    about: { en: 'x' },
    terms: { en: 'x' },
    email: 'matrix@mofu.example',
    country: 'TW',
    payoutAddress: wallet.address,
    payoutProof: await proofOf(apiUrl, wallet),
  }
  return (await call(mallMerchants.createShop, { body }, bearer(token))).data.Id
}

async function send({ path, method }: Operation, sample: Sample = {}, token?: string) {
  const { params = {}, query = {}, body, bytes } = sample
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? nobody)
  const search = new URLSearchParams(query)
  const response = await fetch(`${apiUrl}${filled}?${search}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'POST'
        ? { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }
        : {}),
    },
    ...(method === 'POST' ? { body: bytes ?? JSON.stringify(body ?? {}) } : {}),
  })
  return { status: response.status, body: (await response.json()) as { error?: string; msg?: string } }
}

function keyOf(route: Route): string {
  return `${route.method} ${mountPath(route).replace(/:(\w+)/g, '{$1}')}`
}
