/** Parses dollars such as `12.50` into cents; undefined if the text is not such an amount. */
export function readCents(text: string): bigint | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
}

/** Cents as they are typed: `12.50`. */
export function centsText(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}
