import type { LocalText } from '../local-text.ts'

export const orderSearch = {
  /** A text is searched in this many of the newest orders; a whole number finds an order of any age. */
  newest: 2_000,
  /** Characters of an order that are searched. */
  text: 4_000,
} as const

/** As it is stored and searched: full-width and upper-case letters are found as well. */
export function searchedText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** What an order is found by: its number, and the names of its products in any language. */
export function orderSearchText(number: string, titles: readonly LocalText[]): string {
  const texts = new Set([number, ...titles.flatMap((title) => Object.values(title))].map(searchedText))
  let all = ''
  for (const text of texts) {
    if (all.length + text.length < orderSearch.text) all += `${text}\n`
  }
  return all
}
