import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { expect } from '@playwright/test'
import { type Address, createWalletClient, erc20Abi, http, parseAbi, publicActions, zeroAddress } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, rpcUrl, stackUrl, test } from './journey.ts'

const as = (person: Person) =>
  createWalletClient({
    account: accountOf(person),
    transport: http(rpcUrl()),
    pollingInterval: 200,
  }).extend(publicActions)

/** Two mints by another user, one paid in a token and one in the native coin: the fees are credited to the platform. */
async function earnFees(): Promise<{ token: Address }> {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const contracts = data.networks.find(({ name }) => name === data.network)?.contracts ?? {}
  const address = (name: string) => contracts[name] as Address
  const [operator, taro] = [as('deployer'), as('taro')]
  const token = address('DevStable')
  const pets = address('DefaultCollection')
  const mined = async (sent: Promise<`0x${string}`>) => {
    const { status } = await operator.waitForTransactionReceipt({ hash: await sent })
    expect(status).toBe('success')
  }
  const factory = { chain: null, address: address('CollectionFactory'), abi: collectionFactoryAbi } as const
  const setFee = (coin: Address, fee: bigint) =>
    mined(operator.writeContract({ ...factory, functionName: 'setMintFee', args: [coin, fee] }))
  const mint = (maxFee: { coin: Address; amount: bigint }) =>
    mined(
      taro.writeContract({
        chain: null,
        address: pets,
        abi: collectionAbi,
        functionName: 'mint',
        args: [taro.account.address, `${data.mediaUrl}/works/77.json`, 0n, maxFee],
        value: maxFee.coin === zeroAddress ? maxFee.amount : 0n,
      }),
    )
  const coins = parseAbi(['function mint(address to, uint256 amount)'])
  const amount = 2_500_000n
  await mined(
    taro.writeContract({
      chain: null,
      address: token,
      abi: coins,
      functionName: 'mint',
      args: [taro.account.address, amount],
    }),
  )
  await mined(
    taro.writeContract({
      chain: null,
      address: token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [pets, amount],
    }),
  )
  try {
    await setFee(token, amount)
    await mint({ coin: token, amount })
    await setFee(zeroAddress, 10n ** 15n)
    await mint({ coin: zeroAddress, amount: 10n ** 15n })
  } finally {
    await setFee(zeroAddress, 0n)
  }
  return { token }
}

test('one screen shows all credits of an address, and one button withdraws every coin', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'deployer')
  await visitor.goto('/credits')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Money waiting for you' })).toBeVisible()
  await expect(visitor.getByText('Connect your wallet to see what is set aside for it.')).toBeVisible()
  await visitor.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
  await visitor.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  // Credits that earlier journeys left for the platform are withdrawn first.
  const counter = visitor.getByRole('region', { name: 'Set aside for you' })
  const empty = visitor.getByRole('heading', { name: 'Nothing is waiting' })
  await expect(counter.or(empty)).toBeVisible()

  const { token } = await earnFees()
  const operator = as('deployer')
  const held = () =>
    operator.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [operator.account.address],
    })
  const before = await held()
  await expect(counter.getByText(/tUSD/)).toBeVisible()
  await expect(counter.getByText(/ETH/)).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  }
  await counter.getByRole('button', { name: 'Withdraw everything' }).click()
  const dialog = visitor.getByRole('dialog')
  const arrives = dialog.getByRole('heading', { name: 'Arrives in your wallet' }).locator('..')
  await expect(arrives).toContainText('tUSD')
  await expect(arrives).toContainText('ETH')
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(dialog.getByRole('heading', { name: 'It is in your wallet' })).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(empty).toBeVisible()
  expect((await held()) - before).toBeGreaterThanOrEqual(2_500_000n)
})
