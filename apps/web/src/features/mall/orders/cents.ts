/** Parses dollars such as `12.50` into cents; undefined if the text is not such an amount. */
export function readCents(text: string): bigint | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
}
