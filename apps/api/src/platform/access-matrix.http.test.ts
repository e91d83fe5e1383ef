import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { AccessSample, Request, SignedIn } from '@mofu/testkit/access-sample'
import { nobody } from '@mofu/testkit/access-sample'
import { accountOf } from '@mofu/testkit/accounts'
import { root } from '@mofu/testkit/paths'
import { bearer, signInWallet, signUp, tokenOf } from '@mofu/testkit/sign-in'
import { mallLogin, me, passwordLogin } from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import pg from 'pg'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, inject, test } from 'vitest'

import type { Access } from './access.ts'

const stack = inject('httpStack')
const { apiUrl } = stack
const call = createClient({ baseUrl: apiUrl })

type Operation = { path: string; method: string; access: Access }

const forgedAddress = accountOf('deployer').address

/** A request for every route that needs a session, made by its owner about the owner's own data. */
const samples = new Map<string, AccessSample>()
const folder = join(root, 'packages/testkit/src/access')
for (const file of readdirSync(folder)) {
  const { samples: ofDomain } = (await import(pathToFileURL(join(folder, file)).href)) as {
    samples: AccessSample[]
  }
  for (const sample of ofDomain) samples.set(sample.route, sample)
}

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

test('every route of the document states its access, and every guarded one is in the matrix', () => {
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

  test('no token, an expired one and an invented one: 401 with a message', async () => {
    const own = await sample()?.ownOf(await somebody(), stack)
    for (const token of [undefined, expired, 'A'.repeat(43), `${expired}x`]) {
      const { status, body } = await send(operation, own, token)
      expect([status, body.error]).toEqual([401, 'accounts.session_needed'])
      expect(body.msg).not.toBe('')
    }
  })

  test('a token of another scope: 403', async () => {
    const owner = await somebody()
    const own = await sample()?.ownOf(owner, stack)
    const tokens = { web3: owner.token, readonly: owner.readonly, mall: owner.mall }
    for (const scope of ['web3', 'readonly', 'mall'] as const) {
      if (access.scopes.includes(scope)) continue
      const { status, body } = await send(operation, own, tokens[scope])
      expect([scope, status, body.error]).toEqual([scope, 403, 'accounts.scope_wrong'])
    }
  })

  test('a forged address in body and query grants nothing', async () => {
    const owner = await somebody()
    const own = await sample()?.ownOf(owner, stack)
    const address = { address: forgedAddress, publicAddress: forgedAddress, role: 'admin', roles: 'admin' }
    const forged = { ...own, query: { ...own?.query, ...address }, body: { ...address, ...own?.body } }
    const { status, body } = await send(operation, forged, tokenFor(access, owner))
    const refused = [403, 'accounts.role_needed']
    expect(isForAdmins ? [status, body.error] : refused).toEqual(refused)
    expect(JSON.stringify(body)).not.toContain(forgedAddress.toLowerCase())
  })

  test.skipIf(sample()?.isShared)('another account does not reach what it names', async () => {
    const [owner, other] = [await somebody(), await somebody()]
    const own = await sample()?.ownOf(owner, stack)
    const { status } = await send(operation, own, tokenFor(access, other))
    expect([403, 404]).toContain(status)
  })

  test.runIf(isForAdmins)('a role too low: 403', async () => {
    const owner = await somebody()
    const { status, body } = await send(operation, await sample()?.ownOf(owner, stack), owner.token)
    expect([status, body.error]).toEqual([403, 'accounts.role_needed'])
  })

  test('an authorized caller gets no 401, and 403 only by the route’s own rule', async () => {
    const owner = await somebody()
    const own = await sample()?.ownOf(owner, stack)
    const { status, body } = await send(operation, own, isForAdmins ? admin : tokenFor(access, owner))
    expect(status).not.toBe(401)
    expect(['accounts.scope_wrong', 'accounts.role_needed', 'accounts.session_needed']).not.toContain(
      body.error,
    )
  })
})

test.each(open)(
  '$method $path is open: no token is needed, and a dead one does not matter',
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
const signedIn = new Map<string, SignedIn>()
let turn = 0

/** Two people take turns, with sessions of every scope. Some routes end sessions: then they sign in again. */
async function somebody(): Promise<SignedIn> {
  const { wallet, email } = people[turn++ % 2] ?? {
    wallet: privateKeyToAccount(generatePrivateKey()),
    email: '',
  }
  if (!registered.has(email)) registered.set(email, signUp(stack, { email, password }))
  await registered.get(email)
  const known = signedIn.get(email)
  if (known && (await isSignedIn(known))) return known
  const [{ v1Info }, readonly, mall] = await Promise.all([
    signInWallet(apiUrl, wallet),
    call(passwordLogin, { body: { username: email, password } }),
    call(mallLogin, { body: { email, password } }),
  ])
  const one = {
    address: wallet.address.toLowerCase(),
    token: v1Info.token,
    readonly: readonly.data.token,
    mall: mall.data.token,
  }
  signedIn.set(email, one)
  return one
}

async function isSignedIn({ token, readonly, mall }: SignedIn): Promise<boolean> {
  const answers = await Promise.allSettled([token, readonly, mall].map((one) => call(me, {}, bearer(one))))
  return answers.every(({ status }) => status === 'fulfilled')
}

function tokenFor({ scopes }: Exclude<Access, 'anyone'>, { token, readonly, mall }: SignedIn): string {
  if (scopes.includes('web3')) return token
  return scopes.includes('readonly') ? readonly : mall
}

async function send({ path, method }: Operation, sample: Request = {}, token?: string) {
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
  // Some answers are files.
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const answer: unknown = isJson ? await response.json() : { msg: await response.text() }
  return { status: response.status, body: answer as { error?: string; msg?: string } }
}
