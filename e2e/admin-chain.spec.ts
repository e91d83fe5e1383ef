import { marketAbi } from '@mofu/chain/market'
import { namesAbi } from '@mofu/chain/names'
import { accountOf } from '@mofu/testkit/accounts'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { expect } from '@playwright/test'
import { createPublicClient, createWalletClient, http } from 'viem'
import { anvil } from 'viem/chains'

import { expectAccessible, expectNoSidewaysScroll, rpcUrl, stackUrl, test } from './journey.ts'
import { arrive, chainId, signThrough } from './trader.ts'

type Hex = `0x${string}`

/** The market's contract, read and restored without the browser. */
async function marketHere() {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const address = data.networks.find((network) => network.chainId === chainId)?.contracts?.['Market'] as Hex
  const client = createPublicClient({ chain: anvil, transport: http(rpcUrl()) })
  const wallet = createWalletClient({
    chain: anvil,
    transport: http(rpcUrl()),
    account: accountOf('deployer'),
  })
  const at = { address, abi: marketAbi } as const
  const read = (functionName: 'feeRate' | 'paused') => client.readContract({ ...at, functionName })
  return {
    read,
    restore: async (rate: number) => {
      if (Number(await read('feeRate')) !== rate)
        await wallet.writeContract({ ...at, functionName: 'setFeeRate', args: [rate] })
      if (await read('paused')) await wallet.writeContract({ ...at, functionName: 'unpause' })
      await expect.poll(() => read('feeRate')).toBe(BigInt(rate))
      await expect.poll(() => read('paused')).toBe(false)
    },
  }
}

test('an admin changes the market fee and pauses the market from their own wallet; others see no button', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const market = await marketHere()
  const before = await market.read('feeRate')
  expect(before).toBe(250n)
  try {
    const admin = await arrive(browser, 'deployer', '/admin/chain')
    await admin.getByRole('button', { name: 'Sign in with this wallet' }).click()
    const settings = admin.getByRole('list', { name: 'Settings: Market' })
    await expect(settings.getByRole('listitem').filter({ hasText: 'Highest royalty' })).toContainText('10%')
    for (const width of [390, 1440]) {
      await admin.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(admin)
      await expectAccessible(admin)
    }

    await admin.getByRole('button', { name: 'Change: Fee, Market' }).click()
    const field = settings.getByLabel('Fee (%)')
    await expect(field).toHaveValue('2.5')
    await field.fill('10.01')
    await settings.getByRole('button', { name: 'Review the change' }).click()
    await expect(settings.getByText('Enter a percentage from 0 to 10, with at most 2 decimals')).toBeVisible()
    await field.fill('3')
    await settings.getByRole('button', { name: 'Review the change' }).click()
    const dialog = admin.getByRole('dialog')
    await expect(dialog).toContainText(/Now\s*2\.5%/)
    await expect(dialog).toContainText(/After this\s*3%/)
    await expect(dialog).toContainText('Every trade from now on pays this fee, also what is already listed.')
    await signThrough(admin, 'The setting is changed')
    expect(await market.read('feeRate')).toBe(300n)
    await expect(settings.getByRole('listitem').filter({ hasText: 'Fee' }).first()).toContainText('3%', {
      timeout: 20_000,
    })

    await settings.getByRole('button', { name: 'Pause: State, Market' }).click()
    await expect(dialog).toContainText(/Now\s*Running/)
    await expect(dialog).toContainText('What is under way can be ended, and money can be withdrawn.')
    await signThrough(admin, 'The setting is changed')
    expect(await market.read('paused')).toBe(true)
    await expect(settings.getByRole('button', { name: 'Resume: State, Market' })).toBeVisible({
      timeout: 20_000,
    })
  } finally {
    await market.restore(Number(before))
  }

  const other = await arrive(browser, 'lin', '/admin/chain')
  await other.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(other.getByRole('heading', { name: 'Only admins can open this page' })).toBeVisible()
  await expect(other.getByRole('button', { name: /^Change: / })).toHaveCount(0)
})

test('an admin changes the price of short names: the others stay, and a new name costs it', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const address = data.networks.find((network) => network.chainId === chainId)?.contracts?.['Names'] as Hex
  const client = createPublicClient({ chain: anvil, transport: http(rpcUrl()) })
  const wallet = createWalletClient({
    chain: anvil,
    transport: http(rpcUrl()),
    account: accountOf('deployer'),
  })
  const at = { address, abi: namesAbi } as const
  const priceOf = async (name: string) => {
    const id = await client.readContract({ ...at, functionName: 'tokenIdOf', args: [name] })
    return client.readContract({ ...at, functionName: 'priceOf', args: [id, 1n] })
  }
  const free = ['q7z', 'q7zx', 'q7zxw']
  const before = await Promise.all(free.map(priceOf))
  const coin = before[0]?.[0] ?? '0x'
  try {
    const admin = await arrive(browser, 'deployer', '/admin/chain')
    await admin.getByRole('button', { name: 'Sign in with this wallet' }).click()
    await admin.getByRole('button', { name: 'Change: Three characters, a year, Names' }).click()
    const settings = admin.getByRole('list', { name: 'Settings: Names' })
    const field = settings.getByLabel('Three characters, a year')
    await field.fill('0')
    await settings.getByRole('button', { name: 'Review the change' }).click()
    await expect(settings.getByText('Enter an amount above 0')).toBeVisible()
    await field.fill('0.75')
    await settings.getByRole('button', { name: 'Review the change' }).click()
    const dialog = admin.getByRole('dialog')
    await expect(dialog).toContainText(/After this\s*0\.75\sETH/)
    await expect(dialog).toContainText('Names that are registered from now on cost this.')
    await signThrough(admin, 'The setting is changed')
    const after = await Promise.all(free.map(priceOf))
    expect(after).toEqual([[coin, 750_000_000_000_000_000n], before[1], before[2]])
  } finally {
    const [three = 0n, four = 0n, longer = 0n] = before.map(([, price]) => price)
    await wallet.writeContract({ ...at, functionName: 'setPrices', args: [coin, three, four, longer] })
    await expect.poll(() => priceOf('q7z')).toEqual(before[0])
  }
})
