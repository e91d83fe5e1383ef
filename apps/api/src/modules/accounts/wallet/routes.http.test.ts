import { accountOf } from '@mofu/testkit/accounts'
import { bearer, signInWallet, signUp, type Wallet } from '@mofu/testkit/sign-in'
import { deployWalletFactory, smartWalletOf } from '@mofu/testkit/smart-wallet'
import {
  linkWallet,
  mallLogin,
  me,
  walletLogin,
  walletLoginByInviter,
  walletLoginOg,
  walletNonce,
} from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import pg from 'pg'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const { apiUrl, rpcUrl, databaseUrl, chainId } = stack
const call = createClient({ baseUrl: apiUrl })

const newWallet = () => privateKeyToAccount(generatePrivateKey())
const ask = async (wallet: Wallet) =>
  (await call(walletNonce, { params: { address: wallet.address }, query: {} })).data
const refused = { status: 400, failure: { error: 'accounts.signature_wrong' } }

test('GET api/Account/nonce returns a message bound to domain, chain, address and time [v2-22]', async () => {
  const wallet = newWallet()
  const { nonce, message, expiresAt } = await ask(wallet)
  expect(nonce).toMatch(/^[0-9a-f]{32}$/)
  const { host, protocol } = new URL(apiUrl)
  expect(message.split('\n')[0]).toBe(`${protocol}//${host} wants you to sign in with your Ethereum account:`)
  expect(message.split('\n')[1]).toBe(wallet.address)
  expect(message).toContain(`URI: ${apiUrl}`)
  expect(message).toContain(`Chain ID: ${chainId}`)
  expect(message).toContain(`Nonce: ${nonce}`)
  expect(message).toContain(`Expiration Time: ${expiresAt}`)
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(4)
  expect(minutes).toBeLessThan(5.1)
})

test('POST api/Account/login signs a wallet in with the payload of SPEC [v2-23] [rule-54]', async () => {
  const wallet = newWallet()
  const { message } = await ask(wallet)
  const signature = await wallet.signMessage({ message })
  const { data } = await call(walletLogin, { body: { publicAddress: wallet.address, signature } })
  const address = wallet.address.toLowerCase()
  expect(data).toEqual({
    inviterCode: null,
    publicAddress: address,
    inviteRefusal: null,
    v1Info: {
      username: `${address.slice(0, 4)}…${address.slice(-4)}`,
      address,
      token: expect.stringMatching(/^[\w-]{43}$/),
      myCode: expect.stringMatching(/^[0-9A-Z]{8}$/),
    },
  })
  const { data: own } = await call(me, {}, bearer(data.v1Info.token))
  expect(own).toMatchObject({ address, email: null, scope: 'web3', roles: [], myCode: data.v1Info.myCode })
  expect(await invitedThrough(walletLogin, data.v1Info.myCode)).toMatchObject({
    inviterCode: data.v1Info.myCode,
    inviteRefusal: null,
  })
})

/** The answer to a new wallet that signs in with somebody's code. */
async function invitedThrough(route: typeof walletLogin | typeof walletLoginOg, inviterCode: string) {
  const wallet = newWallet()
  const { message } = await ask(wallet)
  const signature = await wallet.signMessage({ message })
  return (await call(route, { body: { publicAddress: wallet.address, signature, inviterCode } })).data
}

test('POST OG/Account/login is an alias [v2-24]', async () => {
  const wallet = newWallet()
  const { message, nonce } = await ask(wallet)
  const signature = await wallet.signMessage({ message })
  const { data } = await call(walletLoginOg, { body: { publicAddress: wallet.address, signature, nonce } })
  expect(data.publicAddress).toBe(wallet.address.toLowerCase())
  expect(data.v1Info.token).toMatch(/^[\w-]{43}$/)
  const { myCode } = data.v1Info
  expect(await invitedThrough(walletLoginOg, myCode)).toMatchObject({ inviterCode: myCode })
})

test('POST OG/Account/LoginByV1Inviter binds the inviter of the page, and says why when it cannot [v2-25]', async () => {
  const inviter = await signInWallet(apiUrl, newWallet())
  const guest = newWallet()
  const login = async (inviterCode: string) => {
    const { message, nonce } = await ask(guest)
    const signature = await guest.signMessage({ message })
    const body = { publicAddress: guest.address, signature, nonce, inviterCode }
    return (await call(walletLoginByInviter, { body })).data
  }
  expect(await login('22222222')).toMatchObject({
    inviterCode: null,
    inviteRefusal: 'referrals.code_unknown',
  })
  const { myCode } = inviter.v1Info
  expect(await login(myCode.toLowerCase())).toMatchObject({ inviterCode: myCode, inviteRefusal: null })
  expect(await login(myCode)).toMatchObject({ inviterCode: myCode, inviteRefusal: 'referrals.bound_already' })
})

test('both variants of the login answer a wrong proof with "Login failed" [rule-10]', async () => {
  const failed = { failure: { msg: expect.stringMatching(/^Login failed/) } }
  const wallet = newWallet()
  const signature = await newWallet().signMessage(await ask(wallet))
  await expect(
    call(walletLogin, { body: { publicAddress: wallet.address, signature } }),
  ).rejects.toMatchObject(failed)
  const body = { email: 'nobody@mofu.example', password: 'not the password' }
  await expect(call(mallLogin, { body })).rejects.toMatchObject(failed)
})

test('of 100 parallel logins with one nonce exactly one succeeds', async () => {
  const wallet = newWallet()
  const { message, nonce } = await ask(wallet)
  const signature = await wallet.signMessage({ message })
  const body = { publicAddress: wallet.address, signature, nonce }
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => call(walletLogin, { body })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  for (const reason of reasons) expect(reason).toMatchObject(refused)
})

test('one address may have several valid messages: a stranger cannot lock its owner out', async () => {
  const wallet = newWallet()
  const first = await ask(wallet)
  for (let i = 0; i < 15; i++) await ask(wallet)
  const signature = await wallet.signMessage(first)
  const body = { publicAddress: wallet.address, signature, nonce: first.nonce }
  expect((await call(walletLogin, { body })).data.publicAddress).toBe(wallet.address.toLowerCase())
})

test.each([
  ['domain', (text: string) => text.replace(new URL(apiUrl).host, 'evil.example')],
  ['address of the site', (text: string) => text.replace(`URI: ${apiUrl}`, 'URI: https://evil.example')],
  ['chain', (text: string) => text.replace(`Chain ID: ${chainId}`, 'Chain ID: 1')],
  ['nonce', (text: string) => text.replace(/Nonce: ./, 'Nonce: x')],
  ['time', (text: string) => text.replace(/Expiration Time: 20/, 'Expiration Time: 30')],
])('a message with another %s is refused', async (_, change) => {
  const wallet = newWallet()
  const { message, nonce } = await ask(wallet)
  expect(change(message)).not.toBe(message)
  const signature = await wallet.signMessage({ message: change(message) })
  await expect(
    call(walletLogin, { body: { publicAddress: wallet.address, signature, nonce } }),
  ).rejects.toMatchObject(refused)
})

test('another signer, a nonce of another address and bytes that are not a signature are refused', async () => {
  const [wallet, other] = [newWallet(), newWallet()]
  const { message, nonce } = await ask(wallet)
  const theirs = await ask(other)
  const own = await wallet.signMessage({ message })
  for (const body of [
    { publicAddress: wallet.address, signature: await other.signMessage({ message }), nonce },
    { publicAddress: wallet.address, signature: await wallet.signMessage(theirs), nonce: theirs.nonce },
    { publicAddress: other.address, signature: own, nonce },
    { publicAddress: wallet.address, signature: '0x00', nonce },
    { publicAddress: wallet.address, signature: `0x${'ff'.repeat(65)}`, nonce },
  ]) {
    await expect(call(walletLogin, { body })).rejects.toMatchObject(refused)
  }
  // None of this consumed the message.
  const { data } = await call(walletLogin, { body: { publicAddress: wallet.address, signature: own, nonce } })
  expect(data.v1Info.address).toBe(wallet.address.toLowerCase())
})

test('a message expires', async () => {
  const wallet = newWallet()
  const { message, nonce } = await ask(wallet)
  const signature = await wallet.signMessage({ message })
  await onDatabase("update app.login_message set expires_at = now() - interval '1 second' where nonce = $1", [
    nonce,
  ])
  await expect(
    call(walletLogin, { body: { publicAddress: wallet.address, signature, nonce } }),
  ).rejects.toMatchObject(refused)
})

test('contract wallets sign in, deployed (ERC-1271) or not yet (ERC-6492); their owners key alone does not', async () => {
  const factory = await deployWalletFactory(rpcUrl)
  for (const [person, isDeployed] of [
    ['sora', true],
    ['wei', false],
  ] as const) {
    const wallet = await smartWalletOf(rpcUrl, factory, person, { isDeployed })
    const { publicAddress } = await signInWallet(apiUrl, wallet)
    expect(publicAddress).toBe(wallet.address.toLowerCase())

    const thief = { address: wallet.address, signMessage: newWallet().signMessage }
    await expect(signInWallet(apiUrl, thief)).rejects.toMatchObject(refused)
    const bare = { address: wallet.address, signMessage: accountOf(person).signMessage }
    await expect(signInWallet(apiUrl, bare)).rejects.toMatchObject(refused)
  }
  const stranger = await smartWalletOf(rpcUrl, factory, 'aki', { isDeployed: false })
  const undeployed = await smartWalletOf(rpcUrl, factory, 'lin', { isDeployed: false })
  await expect(
    signInWallet(apiUrl, { address: undeployed.address, signMessage: stranger.signMessage }),
  ).rejects.toMatchObject(refused)
}, 60_000)

test('a network without an RPC node gets no message', async () => {
  const { address } = newWallet()
  await expect(call(walletNonce, { params: { address }, query: { chainId: 324 } })).rejects.toMatchObject({
    status: 404,
    failure: { error: 'chain.network_unknown' },
  })
})

test('a password user links a wallet once; a wallet that has an account stays with it', async () => {
  const { token } = await signUp(stack, { email: 'links@mofu.example', password: 'a quiet walk home' })
  const link = async (wallet: Wallet, signer = wallet) => {
    const { message, nonce } = await ask(wallet)
    const signature = await signer.signMessage({ message })
    return call(linkWallet, { body: { publicAddress: wallet.address, signature, nonce } }, bearer(token))
  }
  const [own, other] = [newWallet(), newWallet()]
  await signInWallet(apiUrl, other)
  await expect(link(own, other)).rejects.toMatchObject(refused)
  await expect(link(other)).rejects.toMatchObject({
    status: 409,
    failure: { error: 'accounts.wallet_taken' },
  })
  expect((await link(own)).data.address).toBe(own.address.toLowerCase())
  expect((await call(me, {}, bearer(token))).data).toMatchObject({
    address: own.address.toLowerCase(),
    email: 'links@mofu.example',
  })
  await expect(link(newWallet())).rejects.toMatchObject({ failure: { error: 'accounts.wallet_linked' } })
  // The same account, whichever way it signs in.
  const { v1Info } = await signInWallet(apiUrl, own)
  expect((await call(me, {}, bearer(v1Info.token))).data.email).toBe('links@mofu.example')
})

async function onDatabase(query: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(query, values)
  await client.end()
}
