import { type Address, parseAddress } from '@mofu/domain/address'
import { readAmount } from '@mofu/domain/read-amount'

import { exactAmount } from '../../../parts/amount.ts'
import { readAddress } from '../../../parts/recipient/read-recipient.ts'
import { readPrice } from '../../../parts/typed-values.ts'
import type { ExplainValue } from '../../../tx/plan.ts'
import { isNamePrice, namePriceIn, withNamePrice } from './name-prices.ts'
import type { ReadSetting, SettingCoin, SettingKind } from './settings.ts'

/** Rates are in basis points: two digits after the point of a percentage. */
const RATE_DECIMALS = 2

/** The coins of the network, the native one first, and the words for both states of a switch. */
export type ValueWords = { coins: readonly SettingCoin[]; on: string; off: string }

/** A value for people. */
export function shownValue(kind: SettingKind, value: string, { coins, on, off }: ValueWords): ExplainValue {
  switch (kind) {
    case 'feeRate':
    case 'royaltiesTop':
      return { kind: 'text', text: `${rateText(value)}%` }
    case 'feeRecipient':
      return { kind: 'address', address: value }
    case 'deployFee':
      return amountIn(coins[0], value)
    case 'mintFee': {
      const { coin, fee } = mintFeeIn(value)
      return amountIn(
        coins.find(({ address }) => address === coin),
        String(fee),
      )
    }
    case 'priceThree':
    case 'priceFour':
    case 'priceLonger': {
      const { coin, price } = namePriceIn(kind, value)
      return amountIn(
        coins.find(({ address }) => address === coin),
        String(price),
      )
    }
    case 'paused':
    case 'isOpen':
    case 'coin':
    case 'blacklisted':
      return { kind: 'text', text: value === 'true' ? on : off }
    default:
      return kind satisfies never
  }
}

/** A typed value in the same form as one that was read; undefined if the contract would not accept it. */
export function typedValue(
  { kind, value, most }: Pick<ReadSetting, 'kind' | 'value' | 'most'>,
  text: string,
  coins: readonly SettingCoin[],
): string | undefined {
  switch (kind) {
    case 'feeRate':
    case 'royaltiesTop': {
      const rate = readAmount(text.trim(), RATE_DECIMALS)
      return rate === undefined || rate > (most ?? 0n) ? undefined : String(rate)
    }
    case 'feeRecipient': {
      const read = readAddress(text.trim())
      return read.state === 'found' ? read.address : undefined
    }
    case 'deployFee':
      return readPrice(text, coins[0]?.decimals ?? 18)?.toString()
    case 'mintFee': {
      const { coin } = mintFeeIn(value)
      const known = coins.find(({ address }) => address === coin)
      const fee = known && readPrice(text, known.decimals)
      return fee === undefined ? undefined : `${coin} ${fee}`
    }
    case 'priceThree':
    case 'priceFour':
    case 'priceLonger': {
      const { coin } = namePriceIn(kind, value)
      const known = coins.find(({ address }) => address === coin)
      const price = known && readPrice(text, known.decimals)
      return price === undefined ? undefined : withNamePrice(kind, value, price)
    }
    case 'paused':
    case 'isOpen':
    case 'coin':
    case 'blacklisted':
      return text === 'true' || text === 'false' ? text : undefined
    default:
      return kind satisfies never
  }
}

/** What a field starts with: the value as it would be typed. */
export function editText(
  { kind, value }: Pick<ReadSetting, 'kind' | 'value'>,
  coins: readonly SettingCoin[],
): string {
  if (kind === 'feeRate' || kind === 'royaltiesTop') return rateText(value)
  if (kind === 'deployFee') return exactAmount(BigInt(value), coins[0]?.decimals ?? 18)
  if (kind === 'mintFee') {
    const { coin, fee } = mintFeeIn(value)
    return typedAmount(coin, fee, coins)
  }
  if (!isNamePrice(kind)) return value
  const { coin, price } = namePriceIn(kind, value)
  return typedAmount(coin, price, coins)
}

function typedAmount(coin: Address, amount: bigint, coins: readonly SettingCoin[]): string {
  const known = coins.find(({ address }) => address === coin)
  return known ? exactAmount(amount, known.decimals) : ''
}

/** The coin and the number of a mint fee. */
export function mintFeeIn(value: string): { coin: Address; fee: bigint } {
  const [coin = '', fee = ''] = value.split(' ')
  const address = parseAddress(coin)
  if (!address || !/^\d+$/.test(fee)) throw new Error(`not a mint fee: ${value}`)
  return { coin: address, fee: BigInt(fee) }
}

export function rateText(value: string | bigint): string {
  return exactAmount(BigInt(value), RATE_DECIMALS)
}

function amountIn(coin: SettingCoin | undefined, value: string): ExplainValue {
  if (!coin) return { kind: 'text', text: value }
  return { kind: 'amount', amount: BigInt(value), coin: coin.symbol, decimals: coin.decimals }
}
