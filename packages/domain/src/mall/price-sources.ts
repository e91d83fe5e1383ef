import type { CoinPrice } from './coin-amount.ts'

/** Two feeds that differ by more than this, in basis points, cannot both be right. */
const MOST_APART_BPS = 200n

/**
 * The combined price of two independent feeds. Undefined when neither has one, or when they contradict each other. A
 * single feed is accepted, and `sources` says so.
 */
export function combinePrices(
  first: CoinPrice | undefined,
  second: CoinPrice | undefined,
): { price: CoinPrice; sources: 1 | 2 } | undefined {
  const price = first ?? second
  if (!price) return undefined
  if (!first || !second) return { price, sources: 1 }
  const [a, b] = [
    first.answer * 10n ** BigInt(second.decimals),
    second.answer * 10n ** BigInt(first.decimals),
  ]
  const [low, high] = a < b ? [a, b] : [b, a]
  return (high - low) * 10_000n > low * MOST_APART_BPS ? undefined : { price: first, sources: 2 }
}
