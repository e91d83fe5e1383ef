import { type Address, parseAddress } from '@mofu/domain/address'
import { readAmount } from '@mofu/domain/read-amount'

/** A price as the contract holds it; undefined if it is invalid or does not fit. */
export function readPrice(text: string, decimals: number): bigint | undefined {
  const units = readAmount(text.trim(), decimals)
  return units === undefined || units >= 2n ** 96n ? undefined : units
}

/** How many a wallet may have: a whole number from 1 on, as the contract holds it. */
export function readLimit(text: string): number | undefined {
  const most = readAmount(text.trim(), 0)
  return most === undefined || most < 1n || most >= 2n ** 32n ? undefined : Number(most)
}

/** The most wallets the contract takes at once. */
export const listedMost = 200

/** Wallets, one per line or comma-separated, each once; undefined if there are none, too many, or an invalid one. */
export function readWallets(text: string): Address[] | undefined {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  const wallets = [...new Set(words.map((word) => parseAddress(word)))]
  if (wallets.length === 0 || wallets.length > listedMost) return undefined
  const read = wallets.filter((wallet) => wallet !== undefined)
  return read.length === wallets.length ? read : undefined
}
