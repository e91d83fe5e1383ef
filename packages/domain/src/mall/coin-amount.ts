/** What a feed says one whole coin costs in dollars: `answer` with so many decimals. */
export type CoinPrice = { answer: bigint; decimals: number }

const CENTS = 100n

/**
 * How many of a coin's smallest units pay for an amount of cents: rounded up, the only place where a payment is rounded.
 * Nobody pays a whole unit more than it is worth, and the shop never gets less.
 */
export function unitsFor(cents: bigint, price: CoinPrice, coinDecimals: number): bigint {
  if (cents <= 0n) throw new RangeError('nothing is to be paid')
  if (price.answer <= 0n) throw new RangeError('a coin without a price pays nothing')
  const top = cents * 10n ** BigInt(coinDecimals) * 10n ** BigInt(price.decimals)
  const bottom = price.answer * CENTS
  return (top + bottom - 1n) / bottom
}

/** A part of a payment's units for a part of its cents, rounded down; all of it for all of it. */
export function unitsOfPart(units: bigint, partCents: bigint, totalCents: bigint): bigint {
  if (partCents < 0n || partCents > totalCents || totalCents <= 0n) throw new RangeError('not a part of it')
  return (units * partCents) / totalCents
}

/** What units of a payment are worth in its cents, at the price it was paid at, rounded half up. */
export function centsOfPart(units: bigint, totalUnits: bigint, totalCents: bigint): bigint {
  if (totalUnits <= 0n) throw new RangeError('not a part of it')
  return (2n * units * totalCents + totalUnits) / (2n * totalUnits)
}

/** What of a payment went back to who paid: all that is neither held nor was captured for the shop and the house. */
export function returnedUnits(payment: { amount: bigint; held: bigint; refundable: bigint }): bigint {
  return payment.amount - payment.held - payment.refundable
}
