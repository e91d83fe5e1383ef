import { redeemValue } from './redeem-value.ts'

/** The most pulls of one order. Constant in the contract. */
export const PULLS_MOST = 10

/** A fraction of whole numbers, so that nothing is rounded before it is shown. */
export type Chance = { of: bigint; in: bigint }

/** The price of each of the next pulls: each is one step above the one before. */
export function pullPrices({ price, step }: { price: bigint; step: bigint }, count: number): bigint[] {
  return Array.from({ length: count }, (_, index) => price + step * BigInt(index))
}

export function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

/** What redeeming the pets of these pulls pays in total. The price decides it and not the pet, so it is certain. */
export function redeemTotal(prices: readonly bigint[]): bigint {
  return sumOf(prices.map(redeemValue))
}

/**
 * The exact chance that at least one of some pulls is among `left` of the `size` pets in a machine. Pulled pets do not
 * go back, so it is one less the share of the ways to pull only others. Pending pulls change nothing: as long as their
 * pets are unknown, every pet is as likely to be left for the next pull as any other.
 */
export function chanceOf({ left, size, pulls }: { left: number; size: number; pulls: number }): Chance {
  if (pulls > size) throw new RangeError(`${pulls} pets cannot be pulled from ${size}.`)
  let [misses, ways] = [1n, 1n]
  for (let pulled = 0; pulled < pulls; pulled += 1) {
    misses *= BigInt(Math.max(0, size - left - pulled))
    ways *= BigInt(size - pulled)
  }
  return { of: ways - misses, in: ways }
}

const MILLION = 1_000_000n

/** A chance in millionths, rounded half up. */
export function millionths(chance: Chance): number {
  return chance.in === 0n ? 0 : Number((2n * chance.of * MILLION + chance.in) / (2n * chance.in))
}

/** The X of "1 in X", with three significant digits; undefined where the chance is none. */
export function oneIn(chance: Chance): number | undefined {
  if (chance.of === 0n) return undefined
  const thousandths = (2n * chance.in * 1_000n + chance.of) / (2n * chance.of)
  const cut = 10n ** BigInt(Math.max(0, String(thousandths).length - 3))
  return Number(((thousandths + cut / 2n) / cut) * cut) / 1_000
}
