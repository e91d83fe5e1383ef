import { categoryPath } from './categories.ts'

/** Longer prefixes are not indexed: this long, a word is distinct enough. */
const LONGEST = 12
/** More words in one query narrow nothing. */
const MOST_WORDS = 6

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** Normalizes what a reader takes for the same: width, case, and the two Japanese syllabaries. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
}

/** Runs of letters and digits, each of one script: words between spaces, or characters without. */
function runsOf(text: string): { run: string; isCjk: boolean }[] {
  const words = plain(text).match(/[\p{L}\p{N}\p{M}ー]+/gu) ?? []
  return words.flatMap((word) =>
    (
      word.match(
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu,
      ) ?? []
    ).map((run) => ({ run, isCjk: cjk.test(run) })),
  )
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run)
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
}

/** `mugs` finds a mug. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/**
 * The search terms of a text: prefixes of its words, and single characters and pairs where words have no spaces.
 * Searching for a prefix or a pair is then one index lookup.
 */
export function termsOfText(text: string): string[] {
  return runsOf(text).flatMap(({ run, isCjk }) => {
    if (isCjk) return [...Array.from(run), ...pairsOf(run)]
    const characters = Array.from(run).slice(0, LONGEST)
    return characters.map((_, index) => characters.slice(0, index + 1).join(''))
  })
}

/** All search terms of a product: its texts, its categories, its shop. */
export function termsOfProduct({
  texts,
  categoryId,
  shopId,
}: {
  texts: readonly string[]
  categoryId: number
  shopId: number
}): string[] {
  const categories = categoryPath(categoryId).map(({ id }) => categoryTerm(id))
  return [...new Set([...texts.flatMap(termsOfText), ...categories, shopTerm(shopId)])].toSorted()
}

/** The terms a product must have to match a query: all of these. Empty when nothing in the query can be searched for. */
export function termsOfQuestion(question: string): string[] {
  const terms = runsOf(question)
    .slice(0, MOST_WORDS)
    .flatMap(({ run, isCjk }) => {
      if (!isCjk) return [Array.from(singular(run)).slice(0, LONGEST).join('')]
      return Array.from(run).length === 1 ? [run] : pairsOf(run)
    })
  return [...new Set(terms)]
}

/** No term of a text contains a colon, so users cannot type these. */
export function categoryTerm(id: number): string {
  return `c:${id}`
}

export function shopTerm(id: number): string {
  return `s:${id}`
}
