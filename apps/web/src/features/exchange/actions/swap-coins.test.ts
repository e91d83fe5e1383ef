import { exchangeAbi } from '@mofu/chain/exchange'
import { decodeFunctionData, encodeFunctionData, getAddress } from 'viem'
import { expect, test } from 'vitest'

import type { TxPlan } from '../../../tx/plan.ts'
import { nativeCoin } from '../exchange-place.ts'
import { swapCoins } from './swap-coins.ts'

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const gbt = { address: '0x00000000000000000000000000000000000000cc', symbol: 'GBT', decimals: 18 } as const
const eth = { address: nativeCoin, symbol: 'ETH', decimals: 18 } as const
const usd = { address: '0x00000000000000000000000000000000000000dd', symbol: 'tUSD', decimals: 6 } as const
const place = {
  chainId: 31_337,
  exchange: '0x00000000000000000000000000000000000000aa',
  gbt,
  coins: [eth, usd],
} as const
const texts = { impact: '0.1%', otherwise: 'Nothing is swapped.', until: 'soon' }
const order = { place, account, slippage: 50n, now: 1_000, texts } as const

function signed({ call }: TxPlan) {
  const data = encodeFunctionData({
    abi: call.abi,
    functionName: call.functionName,
    args: [...call.args],
  })
  return { value: call.value, ...decodeFunctionData({ abi: exchangeAbi, data }) }
}

test('a purchase signs the minimum that it shows, within 20 minutes, for the wallet itself', () => {
  const quote = { side: 'buy', amountIn: 1_000n, out: 2_001n, fee: 10n } as const
  const plan = swapCoins({ ...order, base: eth, quote })
  expect(signed(plan)).toEqual({
    value: 1_000n,
    functionName: 'buy',
    args: [1_000n, 1_991n, 2_200n, getAddress(account)],
  })
  expect(plan.explain[0]?.value).toEqual({ kind: 'amount', amount: 1_991n, coin: 'GBT', decimals: 18 })
  expect(plan.gives).toEqual([{ kind: 'amount', amount: 1_000n, coin: 'ETH', decimals: 18 }])
  expect(plan.gets).toEqual([{ kind: 'amount', amount: 2_001n, coin: 'GBT', decimals: 18 }])
  expect(plan.spends).toBeUndefined()
})

test('a purchase in a token approves exactly its amount; a sale needs no approval', () => {
  const bought = swapCoins({
    ...order,
    base: usd,
    quote: { side: 'buy', amountIn: 5n, out: 7n, fee: 0n },
  })
  expect(bought.call.value).toBe(0n)
  expect(bought.spends).toMatchObject({ token: usd.address, spender: place.exchange, amount: 5n })
  const sold = swapCoins({ ...order, base: eth, quote: { side: 'sell', amountIn: 5n, out: 7n, fee: 1n } })
  expect(signed(sold)).toMatchObject({
    value: 0n,
    functionName: 'sell',
    args: [5n, 7n, 2_200n, getAddress(account)],
  })
  expect(sold.spends).toBeUndefined()
})
