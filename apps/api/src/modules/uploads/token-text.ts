/** What turns text around, hides it or means nothing: it could make one name look like another. */
const hidden = /(?!\n)\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Text out of a stranger's token, fit to be shown: plain, of one direction, and not too long. */
export function tokenText(value: unknown, most: number): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return ''
  const text = String(value).normalize('NFC').replace(hidden, '').trim()
  // By characters as a person counts them, so that none is cut in half.
  const letters = Array.from(text)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}
