/** The price of one whole coin in dollars, as a feed reports it: `answer` with this many decimals. */
export type CoinPrice = { answer: bigint; decimals: number }

const CENTS = 100n

type Paid = { amount: bigint; held: bigint; refundable: bigint }

/**
 * How many of a coin's smallest units pay for an amount of cents. Rounded up, and the only place where a payment is
 * rounded: nobody overpays by a whole unit, and the shop never gets less.
 */
export function unitsFor(cents: bigint, price: CoinPrice, coinDecimals: number): bigint {
  if (cents <= 0n) throw new RangeError('nothing is to be paid')
  if (price.answer <= 0n) throw new RangeError('a coin without a price pays nothing')
  const top = cents * 10n ** BigInt(coinDecimals) * 10n ** BigInt(price.decimals)
  const bottom = price.answer * CENTS
  return (top + bottom - 1n) / bottom
}

/** About what units of a coin are worth in cents, rounded half up. */
export function centsOf(units: bigint, price: CoinPrice, coinDecimals: number): bigint {
  const top = units * price.answer * CENTS
  const bottom = 10n ** BigInt(coinDecimals) * 10n ** BigInt(price.decimals)
  return (2n * top + bottom) / (2n * bottom)
}

/** The units of a payment that correspond to some of its cents, rounded down; all units for all cents. */
export function unitsOfPart(units: bigint, partCents: bigint, totalCents: bigint): bigint {
  if (partCents < 0n || partCents > totalCents || totalCents <= 0n) throw new RangeError('not a part of it')
  return (units * partCents) / totalCents
}

/** What units of a payment are worth in cents, at the price it was paid at, rounded half up. */
export function centsOfPart(units: bigint, totalUnits: bigint, totalCents: bigint): bigint {
  if (totalUnits <= 0n) throw new RangeError('not a part of it')
  return (2n * units * totalCents + totalUnits) / (2n * totalUnits)
}

/** Units of a payment that were refunded to the payer: those neither held nor captured for the shop and the platform. */
export function returnedUnits(payment: Paid): bigint {
  return payment.amount - payment.held - payment.refundable
}

/** Cents of a payment that have not been refunded yet. */
export function centsLeft(payment: Paid, totalCents: bigint): bigint {
  return totalCents - centsOfPart(returnedUnits(payment), payment.amount, totalCents)
}

/** The units to refund for some cents: everything held for the whole remainder; undefined when less remains. */
export function unitsToReturn(payment: Paid, cents: bigint, totalCents: bigint): bigint | undefined {
  const left = centsLeft(payment, totalCents)
  if (cents <= 0n || cents > left) return undefined
  const units = cents === left ? payment.held : unitsOfPart(payment.amount, cents, totalCents)
  if (units <= 0n) return undefined
  return units > payment.held ? payment.held : units
}
