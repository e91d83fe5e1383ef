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
