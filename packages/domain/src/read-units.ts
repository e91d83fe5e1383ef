/** Decimal digits as whole smallest units; undefined when it is no amount, or finer than the coin can be divided. */
export function readUnits(text: string, decimals: number): bigint | undefined {
  const [, whole = '', part = ''] = /^(\d{1,60})(?:\.(\d*))?$/.exec(text) ?? []
  const fine = part.replace(/0+$/, '')
  if (whole === '' || fine.length > decimals) return undefined
  return BigInt(whole + fine.padEnd(decimals, '0'))
}
