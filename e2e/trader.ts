import { accountOf, type Person } from '@mofu/testkit/accounts'
import { mintAs } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { tradingAt } from '@mofu/testkit/trade'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { nftDetailById, nftsV2 } from '@mofu/wire/market'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'

import { rpcUrl, stackUrl } from './journey.ts'
import { installWallet } from './wallet/install-wallet.ts'

type Hex = `0x${string}`

export const chainId = 31_337
const api = () => createClient({ baseUrl: stackUrl() })

export type Pet = { id: string; tokenId: bigint; name: string }

/** The market of the running stack, for transactions of other users, sent directly to the chain. */
export async function tradingHere() {
  const { data } = await api()(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const at = (name: string) => contracts[name] as Hex
  const collection = at('DefaultCollection')
  return {
    ...tradingAt({ rpcUrl: rpcUrl(), market: at('Market'), collection }),
    market: at('Market'),
    dollar: at('DevStable'),
    collection,
    /** Mints pets for a user, in the order of the given numbers. */
    mint: async (person: Person, numbers: readonly number[], royalty = 0): Promise<Pet[]> => {
      const orders = numbers.map((number) => ({
        collection,
        uri: `${data.mediaUrl}/works/${number}.json`,
        royalty,
        fee: 0n,
      }))
      const block = await mintAs(rpcUrl(), person, orders)
      await untilProjected(stackUrl(), chainId, block, 20_000)
      const owner = accountOf(person).address
      const { data: page } = await api()(nftsV2, { body: { owner, pageSize: numbers.length } })
      return page.list
        .map(({ id, tokenId, title }) => ({ id, tokenId: BigInt(tokenId), name: title }))
        .toReversed()
    },
  }
}

export async function petNow(id: string) {
  return (await api()(nftDetailById, { params: { id } })).data
}

/** A new browser page with a connected wallet. */
export async function arrive(
  browser: Browser,
  person: Person,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: stackUrl(), ...options })
  const page = await context.newPage()
  await installWallet(page, { rpcUrl: rpcUrl(), account: accountOf(person).address, chainId })
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  const { address } = accountOf(person)
  await expect(
    page.getByRole('button', { name: new RegExp(`${address.slice(0, 4)}…${address.slice(-4)}`, 'i') }),
  ).toBeVisible()
  return page
}

/** Confirms the transaction dialog, and waits until the read model shows the result. */
export async function signThrough(page: Page, done: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^(Sign in wallet|Start: two signatures)$/ }).click()
  await expect(dialog.getByRole('heading', { name: done })).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialog).toBeHidden()
}
