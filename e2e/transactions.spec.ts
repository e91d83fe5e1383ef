import { collectionFactoryAbi } from '@mofu/chain/collections'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { expect, type Page } from '@playwright/test'
import { type Address, createWalletClient, erc20Abi, http, parseAbi, publicActions, zeroAddress } from 'viem'

import { describeWork, signIn } from './creator.ts'
import { expectAccessible, expectNoSidewaysScroll, rpcUrl, stackUrl, test } from './journey.ts'
import { holdTransactions } from './wallet/held-transaction.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')

/** Connects, describes a work, and stops right before the wallet is asked to mint it. Returns the work's name. */
async function comeToSigning(page: Page): Promise<string> {
  await page.goto('/mint')
  await signIn(page)
  const name = await describeWork(page)
  await page.getByRole('button', { name: 'Mint it' }).click()
  await expect(dialogOf(page).getByText('Nothing has happened yet')).toBeVisible()
  return name
}

async function openTray(page: Page) {
  await page.getByRole('button', { name: /^Your transactions/ }).click()
  return page.getByRole('dialog', { name: 'Your transactions' }).getByRole('listitem').first()
}

const signButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Sign in wallet' })

test('what leaves and what arrives is at the top, before anything is signed', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'lin')
  const name = await comeToSigning(visitor)
  const dialog = dialogOf(visitor)
  await expect(dialog.getByRole('heading', { name: 'Leaves your wallet' }).locator('..')).toContainText(
    'Nothing but the network fee',
  )
  await expect(dialog.getByRole('heading', { name: 'Arrives in your wallet' }).locator('..')).toContainText(
    name,
  )
  await expectAccessible(visitor)
})

test('a transaction that the wallet resends at a higher gas price is tracked to its end', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'lin')
  const holder = await holdTransactions(visitor, 'lin')
  const name = await comeToSigning(visitor)
  await signButton(visitor).click()
  const held = await holder.next
  await expect(dialogOf(visitor).getByText('Sent. The network is picking it up')).toBeVisible()
  const hash = await held.speedUp()
  await expect(dialogOf(visitor).getByText(`${name} is minted!`)).toBeVisible({ timeout: 30_000 })
  await expect(dialogOf(visitor).getByText(hash)).toBeVisible()
})

test('a transaction that was replaced by another one is reported as not executed', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'lin')
  const holder = await holdTransactions(visitor, 'lin')
  await comeToSigning(visitor)
  await signButton(visitor).click()
  await (await holder.next).cancel()
  await expect(dialogOf(visitor).getByText('You replaced it in your wallet with something else')).toBeVisible(
    {
      timeout: 30_000,
    },
  )
  await visitor.keyboard.press('Escape')
  await expect(await openTray(visitor)).toContainText('Replaced by something else')
})

test('a reverted transaction says so, and that only the fee was spent', async ({ visitor, walletOf }) => {
  await walletOf(visitor, 'lin')
  // Too little gas to finish: the simulation cannot foresee what a wallet changes.
  const holder = await holdTransactions(visitor, 'lin', { gas: 40_000n })
  await comeToSigning(visitor)
  await signButton(visitor).click()
  await (await holder.next).send()
  await expect(dialogOf(visitor).getByText('The network tried it and rejected it')).toBeVisible({
    timeout: 30_000,
  })
  await visitor.keyboard.press('Escape')
  await expect(await openTray(visitor)).toContainText('Turned down by the network')
})

test('a reload before anything was signed leaves nothing behind', async ({ visitor, walletOf }) => {
  await walletOf(visitor, 'lin')
  await comeToSigning(visitor)
  await visitor.reload()
  await expect(visitor.getByRole('button', { name: 'Mint it' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^Your transactions/ })).toBeHidden()
})

test('a reload while the wallet asks: a transaction signed afterwards is still found', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'lin')
  await comeToSigning(visitor)
  await visitor.evaluate(() => window.mofuWallet.hold())
  await signButton(visitor).click()
  await expect(dialogOf(visitor).getByText('Your wallet is asking you.')).toBeVisible()
  // The call is simulated once more before the wallet is asked.
  await visitor.waitForFunction(() =>
    window.mofuWallet.log.some(({ method }) => method === 'eth_sendTransaction'),
  )
  const asked = await visitor.evaluate(() => {
    const last = window.mofuWallet.log.findLast(({ method }) => method === 'eth_sendTransaction')
    return last?.params?.[0] as { to: Address; data: `0x${string}`; value: `0x${string}` }
  })
  await visitor.reload()
  const row = await openTray(visitor)
  await expect(row).toContainText('Your wallet was asked')
  const wallet = createWalletClient({ account: accountOf('lin'), transport: http(rpcUrl()) })
  await wallet.sendTransaction({ chain: null, ...asked, value: BigInt(asked.value) })
  await expect(row).toContainText(/On the chain, \d+ of \d+ blocks|Final/, { timeout: 30_000 })
})

test('a reload after sending: the transaction is resumed and reported', async ({ visitor, walletOf }) => {
  await walletOf(visitor, 'lin')
  const holder = await holdTransactions(visitor, 'lin')
  const name = await comeToSigning(visitor)
  await signButton(visitor).click()
  const held = await holder.next
  await expect(dialogOf(visitor).getByText('Sent. The network is picking it up')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('button', { name: 'Your transactions, 1 under way' })).toBeVisible()
  await held.send()
  await expect(visitor.getByText('A transaction is through.')).toBeVisible({ timeout: 30_000 })
  const row = await openTray(visitor)
  await expect(row).toContainText(`Mint ${name}`)
  await expect(row).toContainText('Final', { timeout: 45_000 })
})

test('a reload once it is mined: the read model is awaited, and the tray shows it as final in the end', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'lin')
  // The read model seems stuck: no events arrive, and every response names the same block.
  const now = await (await fetch(`${stackUrl()}/api/app/health`)).text()
  await visitor.route('**/api/app/live', (route) => route.fulfill({ status: 204 }))
  await visitor.route('**/api/app/health', (route) =>
    route.fulfill({ contentType: 'application/json', body: now }),
  )
  await comeToSigning(visitor)
  await signButton(visitor).click()
  await expect(dialogOf(visitor).getByText('It is on the chain, in block')).toBeVisible({ timeout: 30_000 })
  await visitor.unrouteAll()
  await visitor.reload()
  await expect(await openTray(visitor)).toContainText(/On the chain|Final/, { timeout: 30_000 })
})

test('a fee in a token: exactly that much is approved first, then it is minted', async ({
  visitor,
  walletOf,
}) => {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const contracts = data.networks.find(({ name }) => name === data.network)?.contracts ?? {}
  const address = (name: string) => contracts[name] as Address
  const as = (person: Person) =>
    createWalletClient({
      account: accountOf(person),
      transport: http(rpcUrl()),
      pollingInterval: 200,
    }).extend(publicActions)
  const [deployer, lin] = [as('deployer'), as('lin')]
  const token = address('DevStable')
  const fee = { address: address('CollectionFactory'), abi: collectionFactoryAbi, chain: null } as const
  const before = await deployer.readContract({ ...fee, functionName: 'mintTerms' })
  const mine = async (hash: `0x${string}`) => void (await deployer.waitForTransactionReceipt({ hash }))
  await mine(
    await deployer.writeContract({
      address: token,
      abi: parseAbi(['function mint(address to, uint256 amount)']),
      functionName: 'mint',
      args: [lin.account.address, 100_000_000n],
      chain: null,
    }),
  )
  await mine(await deployer.writeContract({ ...fee, functionName: 'setMintFee', args: [token, 2_500_000n] }))
  try {
    await walletOf(visitor, 'lin')
    const name = await comeToSigning(visitor)
    const dialog = dialogOf(visitor)
    await expect(dialog.getByText('Two signatures.')).toContainText('2.5 tUSD')
    const leaves = dialog.getByRole('heading', { name: 'Leaves your wallet' }).locator('..')
    await expect(leaves).toContainText('2.5 tUSD')
    await dialog.getByRole('button', { name: 'Start: two signatures' }).click()
    await expect(dialog.getByText(`${name} is minted!`)).toBeVisible({ timeout: 45_000 })
    const left = await lin.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [lin.account.address, address('DefaultCollection')],
    })
    expect(left, 'nothing more may be taken').toBe(0n)
  } finally {
    await mine(
      await deployer.writeContract({ ...fee, functionName: 'setMintFee', args: [before.coin, before.fee] }),
    )
  }
  expect(before.coin).toBe(zeroAddress)
})

for (const width of [390, 768, 1440]) {
  test(`the transaction tray is accessible and fits at ${width} px`, async ({ visitor, walletOf }) => {
    await visitor.setViewportSize({ width, height: 900 })
    await walletOf(visitor, 'lin')
    const holder = await holdTransactions(visitor, 'lin')
    await comeToSigning(visitor)
    await signButton(visitor).click()
    await (await holder.next).send()
    await expect(dialogOf(visitor).getByText('is minted!')).toBeVisible({ timeout: 30_000 })
    await visitor.keyboard.press('Escape')
    await openTray(visitor)
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  })
}
