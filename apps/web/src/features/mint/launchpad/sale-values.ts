import { type Address, parseAddress } from '@mofu/domain/address'
import { readAmount } from '@mofu/domain/read-amount'

/** A price as the chain holds it; undefined when it cannot be read, or is more than fits. */
export function readPrice(text: string, decimals: number): bigint | undefined {
  const units = readAmount(text.trim(), decimals)
  return units === undefined || units >= 2n ** 96n ? undefined : units
}

/** How many a wallet may buy: a whole number from 1 on, as the chain holds it. */
export function readLimit(text: string): number | undefined {
  const most = readAmount(text.trim(), 0)
  return most === undefined || most < 1n || most >= 2n ** 32n ? undefined : Number(most)
}

/**
 * Coins a new sale may be paid in. Price and mint fee are allowed by one signature: where the fee is in a token, the price
 * is in the same one or in the chain's own coin, which comes first.
 */
export function payableCoins<Coin extends { address: string }>(
  coins: readonly Coin[],
  fee: { amount: bigint; token: string | undefined },
): Coin[] {
  if (fee.amount === 0n || fee.token === undefined) return [...coins]
  return coins.filter(({ address }) => /^0x0+$/.test(address) || address.toLowerCase() === fee.token)
}

/** More wallets at once the contract does not take. */
export const listedMost = 200

/** Wallets, one a line or with commas between, each once; undefined when there are none, too many, or one is no wallet. */
export function readWallets(text: string): Address[] | undefined {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  const wallets = [...new Set(words.map((word) => parseAddress(word)))]
  if (wallets.length === 0 || wallets.length > listedMost) return undefined
  const read = wallets.filter((wallet) => wallet !== undefined)
  return read.length === wallets.length ? read : undefined
}
