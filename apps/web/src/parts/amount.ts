/** Digits after the point that a person can still compare at a glance. */
const MOST_DECIMALS = 6

/**
 * An amount of a coin's smallest units as decimal digits, at most six after the point, rounded half up. Whole numbers
 * only: a float would change the end of large amounts.
 */
export function shortAmount(amount: bigint, decimals: number): string {
  if (decimals <= MOST_DECIMALS) return exactAmount(amount, decimals)
  const step = 10n ** BigInt(decimals - MOST_DECIMALS)
  const rounded = (amount + step / 2n) / step
  if (rounded === 0n && amount > 0n) return `<${exactAmount(1n, MOST_DECIMALS)}`
  return exactAmount(rounded, MOST_DECIMALS)
}

/** As many digits as a person compares in an amount of money. */
const SIGNIFICANT = 6

/**
 * An amount of a coin's smallest units in six significant digits, rounded half up; whole coins keep all of theirs. For
 * places where the exact amount is in the hint or in the confirmation.
 */
export function roundAmount(amount: bigint, decimals: number): string {
  const digits = String(amount).length
  // Digits behind the sixth go, but none in front of the point.
  const cut = Math.min(Math.max(0, digits - SIGNIFICANT), decimals)
  const step = 10n ** BigInt(cut)
  return exactAmount(((amount + step / 2n) / step) * step, decimals)
}

/** Every digit of an amount. */
export function exactAmount(amount: bigint, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return rest === '' ? whole : `${whole}.${rest}`
}
