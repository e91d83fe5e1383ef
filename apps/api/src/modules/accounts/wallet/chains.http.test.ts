import type { Part } from '@mofu/testkit/part'
import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi } from '@mofu/testkit/services'
import { bearer, type Wallet } from '@mofu/testkit/sign-in'
import { deployWalletFactory, smartWalletOf } from '@mofu/testkit/smart-wallet'
import { me, walletLogin, walletNonce } from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const OTHER_CHAIN = 1

let api: { part: Part; url: string }
let owned: Wallet
let admin: Wallet

// A second chain with the same contracts at the same addresses: here it is the same node.
beforeAll(async () => {
  const factory = await deployWalletFactory(stack.rpcUrl)
  owned = await smartWalletOf(stack.rpcUrl, factory, 'aki', { isDeployed: true })
  admin = await smartWalletOf(stack.rpcUrl, factory, 'lin', { isDeployed: true })
  const env = {
    ...stack.env,
    API_PORT: String(await freePort()),
    RPC_URL_ETH: stack.rpcUrl,
    ADMIN_ADDRESS: admin.address,
  }
  api = await startApi({ env, logFile: logIn(stack.folder, 'two-chains') })
}, 120_000)
afterAll(() => api.part.stop())

async function signIn(wallet: Wallet, chainId: number) {
  const call = createClient({ baseUrl: api.url })
  const { data } = await call(walletNonce, { params: { address: wallet.address }, query: { chainId } })
  const signature = await wallet.signMessage({ message: data.message })
  const body = { publicAddress: wallet.address, signature, nonce: data.nonce }
  const { token } = (await call(walletLogin, { body })).data.v1Info
  return (await call(me, {}, bearer(token))).data
}

test('an account of a contract wallet belongs to the chain on which it signed in', async () => {
  await signIn(owned, stack.chainId)
  await expect(signIn(owned, OTHER_CHAIN)).rejects.toMatchObject({
    status: 403,
    failure: { error: 'accounts.wallet_other_chain' },
  })
  await signIn(owned, stack.chainId)
})

test('a role of a contract wallet does not hold for the same address on another chain', async () => {
  expect((await signIn(admin, OTHER_CHAIN)).roles).toEqual([])
})

test('a key is the same on every chain', async () => {
  const wallet = privateKeyToAccount(generatePrivateKey())
  const { address } = await signIn(wallet, stack.chainId)
  expect((await signIn(wallet, OTHER_CHAIN)).address).toBe(address)
})
