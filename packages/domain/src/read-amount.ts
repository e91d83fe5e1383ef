/** More digits than any amount has; an exponent beyond it is a slip of the finger. */
const MOST_EXPONENT = 80

/**
 * What a person typed as an amount, in the coin's smallest unit. Numbers in exponent form are written out, as in 1e-7.
 * Undefined where it is no number, nothing, or finer than the coin can be divided: it is never rounded.
 */
export function readAmount(text: string, decimals: number): bigint | undefined {
  const found = /^(\d*)(?:[.。．](\d*))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text.trim().replaceAll(/[,\s]/g, ''))
  if (!found) return undefined
  const [, whole = '', part = '', exponent = '0'] = found
  const shift = Number(exponent) + decimals - part.length
  if (whole + part === '' || Math.abs(shift) > MOST_EXPONENT) return undefined
  const digits = BigInt(whole + part)
  if (shift >= 0) return digits * 10n ** BigInt(shift)
  const unit = 10n ** BigInt(-shift)
  return digits % unit === 0n ? digits / unit : undefined
}
