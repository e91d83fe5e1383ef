import { marketAbi } from '@mofu/chain/market'
import { accountOf } from '@mofu/testkit/accounts'
import { sendAs } from '@mofu/testkit/collections'
import { joinAsNew, type Member, startOpenSale } from '@mofu/testkit/referrals'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { type Browser, expect, type Page } from '@playwright/test'
import { zeroAddress } from 'viem'

import { rpcUrl, stackUrl } from './journey.ts'
import { chainId, tradingHere } from './trader.ts'
import { installWallet } from './wallet/install-wallet.ts'

const urls = () => ({ apiUrl: stackUrl(), rpcUrl: rpcUrl(), chainId })

/** A new wallet with money, signed in, and bound to an inviter. */
export function join(inviterCode?: string): Promise<Member> {
  return joinAsNew(urls(), inviterCode)
}

/** A page of a member whose session is stored, with their wallet connected. */
export async function arriveAs(
  browser: Browser,
  { wallet, token, code }: Member,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: stackUrl() })
  const page = await context.newPage()
  await page.addInitScript(
    (session) => localStorage.setItem('web3UserInfo', session),
    JSON.stringify({ address: wallet, token, myCode: code }),
  )
  await installWallet(page, { rpcUrl: rpcUrl(), account: wallet, chainId })
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  return page
}

/** Somebody mints two tokens in a new collection, for 0.002 ETH each. */
export async function mintTwo(collection: string, { account }: Member): Promise<void> {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const sale = await startOpenSale(urls(), accountOf('kai'), {
    name: collection,
    price: 2_000_000_000_000_000n,
    uri: `${data.mediaUrl}/referred`,
  })
  await untilProjected(stackUrl(), chainId, await sale.buy(account, 2n), 20_000)
}

/** Somebody buys a pet on the market, for 0.05 ETH. Returns its name. */
export async function buyPet(number: number, { account }: Member): Promise<string> {
  const { mint, approveToken, list, collection, market } = await tradingHere()
  const [pet] = await mint('kai', [number])
  if (!pet) throw new Error('no pet was minted')
  const price = 50_000_000_000_000_000n
  await approveToken('kai', pet.tokenId)
  await list('kai', pet.tokenId, { price })
  const ask = {
    collection,
    tokenId: pet.tokenId,
    seller: accountOf('kai').address,
    coin: zeroAddress,
    price,
  }
  const { blockNumber } = await sendAs(rpcUrl(), account, {
    address: market,
    abi: marketAbi,
    functionName: 'sellTokenTo',
    args: [ask, account.address],
    value: price,
  })
  await untilProjected(stackUrl(), chainId, Number(blockNumber), 20_000)
  return pet.name
}

/** An address as lists show it. */
export function short(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}
