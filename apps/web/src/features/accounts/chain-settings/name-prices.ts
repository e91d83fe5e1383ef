import { type Address, parseAddress } from '@mofu/domain/address'

/** The prices of a year by the length of a name, in one coin. The contract sets them together. */
export type NamePrices = { coin: Address; three: bigint; four: bigint; longer: bigint }

export const namePriceKinds = ['priceThree', 'priceFour', 'priceLonger'] as const
export type NamePriceKind = (typeof namePriceKinds)[number]

/** The contract stores a price in 80 bits. */
const MOST = 2n ** 80n - 1n

const fieldOf = { priceThree: 'three', priceFour: 'four', priceLonger: 'longer' } as const

export function isNamePrice(kind: string): kind is NamePriceKind {
  return kind in fieldOf
}

/** All prices as text: the value of each of the three settings, so that a change of any of them is noticed. */
export function namePricesText({ coin, three, four, longer }: NamePrices): string {
  return [coin, three, four, longer].join(' ')
}

export function namePricesIn(value: string): NamePrices {
  const [coin = '', ...prices] = value.split(' ')
  const address = parseAddress(coin)
  const [three, four, longer] = prices.map(BigInt)
  if (!address || three === undefined || four === undefined || longer === undefined)
    throw new Error(`not the prices of names: ${value}`)
  return { coin: address, three, four, longer }
}

export function namePriceIn(kind: NamePriceKind, value: string): { coin: Address; price: bigint } {
  const prices = namePricesIn(value)
  return { coin: prices.coin, price: prices[fieldOf[kind]] }
}

/** The prices with another one; undefined where the contract would not accept it: a name never costs nothing. */
export function withNamePrice(kind: NamePriceKind, value: string, price: bigint): string | undefined {
  if (price <= 0n || price > MOST) return undefined
  return namePricesText({ ...namePricesIn(value), [fieldOf[kind]]: price })
}

/** Ids of the three lengths that no name can have, because they are hyphens: `priceOf` gives their present price. */
export const neverRegistered = [1, 4, 5].map((length) => BigInt(`0x${'2d'.repeat(length).padEnd(64, '0')}`))
