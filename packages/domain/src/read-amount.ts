/** More digits than any amount has; a larger exponent is a typing error. */
const MOST_EXPONENT = 80

/** Digits, with commas or spaces between groups of three or without any; then the part after the point and an exponent. */
const typed = /^(\d*|[1-9]\d{0,2}(?:[,\s]\d{3})+)(?:[.。．](\d*))?(?:[eE]([+-]?\d{1,2}))?$/

/**
 * Parses an amount that a person typed, into the coin's smallest unit. Accepts exponents, as in 1e-7. Undefined where
 * it is no number or finer than the smallest unit: it is never rounded. Also with a comma that groups no thousands:
 * keyboards of many countries have it in place of the point, and 0,5 must not be read as 5.
 */
export function readAmount(text: string, decimals: number): bigint | undefined {
  const found = typed.exec(text.trim())
  if (!found) return undefined
  const [, grouped = '', part = '', exponent = '0'] = found
  const whole = grouped.replaceAll(/[,\s]/g, '')
  const shift = Number(exponent) + decimals - part.length
  if (whole + part === '' || Math.abs(shift) > MOST_EXPONENT) return undefined
  const digits = BigInt(whole + part)
  if (shift >= 0) return digits * 10n ** BigInt(shift)
  const unit = 10n ** BigInt(-shift)
  return digits % unit === 0n ? digits / unit : undefined
}
