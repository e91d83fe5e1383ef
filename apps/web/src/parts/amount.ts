/** Digits after the point that can still be compared at a glance. */
const MOST_DECIMALS = 6

/**
 * An amount in a coin's smallest unit as a decimal, at most six digits after the point, rounded half up. Integers only:
 * a float would change the last digits of large amounts.
 */
export function shortAmount(amount: bigint, decimals: number): string {
  if (decimals <= MOST_DECIMALS) return exactAmount(amount, decimals)
  const step = 10n ** BigInt(decimals - MOST_DECIMALS)
  const rounded = (amount + step / 2n) / step
  if (rounded === 0n && amount > 0n) return `<${exactAmount(1n, MOST_DECIMALS)}`
  return exactAmount(rounded, MOST_DECIMALS)
}

/** Significant digits people compare in an amount of money. */
const SIGNIFICANT = 6

/**
 * An amount in a coin's smallest unit with six significant digits, rounded half up; whole coins keep all of theirs. For
 * places where the exact amount is in the tooltip or in the confirmation.
 */
export function roundAmount(amount: bigint, decimals: number): string {
  const digits = String(amount).length
  // Digits after the sixth are dropped, but none before the point.
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
