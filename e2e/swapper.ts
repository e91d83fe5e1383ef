import { exchangeAbi } from '@mofu/chain/exchange'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { sendAs } from '@mofu/testkit/collections'
import { readerOf } from '@mofu/testkit/mint'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import type { Page } from '@playwright/test'
import { type Address, decodeFunctionData, erc20Abi, maxUint256 } from 'viem'

import { rpcUrl, stackUrl } from './journey.ts'
import { chainId } from './trader.ts'

export const swapper: Person = 'kei'
export const { address: account } = accountOf(swapper)

export async function exchangeHere() {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const reader = readerOf(rpcUrl())
  const exchange = { address: contracts['Exchange'] as Address, abi: exchangeAbi } as const
  const gbt = contracts['Gbt'] as Address
  return {
    gbt: () =>
      reader.readContract({ address: gbt, abi: erc20Abi, functionName: 'balanceOf', args: [account] }),
    views: () => readViews(reader, exchange),
    /** An admin changes a setting. */
    set: (functionName: 'setFeeRate' | 'setFeeRecipient', value: number | Address) =>
      sendAs(rpcUrl(), accountOf('deployer'), { ...exchange, functionName, args: [value] }),
    /** Somebody else buys, so the price rises. */
    buyAs: (person: Person, value: bigint) =>
      sendAs(rpcUrl(), accountOf(person), {
        ...exchange,
        functionName: 'buy',
        args: [value, 0n, maxUint256, accountOf(person).address],
        value,
      }),
  }
}

type Exchange = { address: Address; abi: typeof exchangeAbi }

/** What the contract itself says now. */
async function readViews(reader: ReturnType<typeof readerOf>, exchange: Exchange) {
  const at = { ...exchange, blockNumber: await reader.getBlockNumber() }
  return {
    currentPrice: await reader.readContract({ ...at, functionName: 'currentPrice' }),
    floorPrice: await reader.readContract({ ...at, functionName: 'floorPrice' }),
    tokenReserve: await reader.readContract({ ...at, functionName: 'tokenReserve' }),
    realBase: await reader.readContract({ ...at, functionName: 'realBase' }),
    virtualBase: await reader.readContract({ ...at, functionName: 'virtualBase' }),
    totalSupply: await reader.readContract({ ...at, functionName: 'totalSupply' }),
    feeRate: await reader.readContract({ ...at, functionName: 'feeRate' }),
    feeRecipient: await reader.readContract({ ...at, functionName: 'feeRecipient' }),
    baseToken: await reader.readContract({ ...at, functionName: 'baseToken' }),
  }
}

export const form = (page: Page) => page.getByRole('region', { name: 'Buy or sell' })
export const give = (page: Page, coin: string) => form(page).getByLabel(`You give (${coin})`)

/** The amounts of the last transaction that the wallet signed. */
export async function lastSigned(page: Page) {
  const data = await page.evaluate(() => {
    const last = window.mofuWallet.log.findLast(({ method }) => method === 'eth_sendTransaction')
    return (last?.params?.[0] as { data: `0x${string}` } | undefined)?.data
  })
  if (!data) throw new Error('the wallet signed nothing')
  return decodeFunctionData({ abi: exchangeAbi, data })
}
