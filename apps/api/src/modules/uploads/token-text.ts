/**
 * Characters that change the direction of text, hide it or are invisible: they could make one name look like another.
 */
const hidden = /(?!\n)\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Text of an untrusted token, safe to show: plain, of one direction, and of limited length. */
export function tokenText(value: unknown, most: number): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return ''
  const text = String(value).normalize('NFC').replace(hidden, '').trim()
  // By code points, so that none is cut in half.
  const letters = Array.from(text)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}
