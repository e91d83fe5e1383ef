import { categoryPath } from './categories.ts'

/** Longer beginnings than this are not kept: by then a word is told from all others. */
const LONGEST = 12
/** More words than this in one question narrow nothing any more. */
const MOST_WORDS = 6

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** One spelling for what a person reads as the same: width, case, and the two Japanese syllabaries. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
}

/** Runs of letters and digits, each of one kind: words with spaces between them, or characters without. */
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
 * What can be found by a text: the beginnings of its words, and single characters and pairs where words have no spaces.
 * A search for a beginning or a pair is then one look into one index.
 */
export function termsOfText(text: string): string[] {
  return runsOf(text).flatMap(({ run, isCjk }) => {
    if (isCjk) return [...Array.from(run), ...pairsOf(run)]
    const characters = Array.from(run).slice(0, LONGEST)
    return characters.map((_, index) => characters.slice(0, index + 1).join(''))
  })
}

/** Everything a product is found by: its texts, its categories, its shop. */
export function termsOfProduct({
  texts,
  categoryId,
  shopId,
}: {
  texts: readonly string[]
  categoryId: number
  shopId: number
}): string[] {
  const shelves = categoryPath(categoryId).map(({ id }) => categoryTerm(id))
  return [...new Set([...texts.flatMap(termsOfText), ...shelves, shopTerm(shopId)])].toSorted()
}

/** What a product must have for a question: all of these. None when nothing in it can be searched for. */
export function termsOfQuestion(question: string): string[] {
  const terms = runsOf(question)
    .slice(0, MOST_WORDS)
    .flatMap(({ run, isCjk }) => {
      if (!isCjk) return [Array.from(singular(run)).slice(0, LONGEST).join('')]
      return Array.from(run).length === 1 ? [run] : pairsOf(run)
    })
  return [...new Set(terms)]
}

/** A colon stands in no text's terms, so these cannot be typed. */
export function categoryTerm(id: number): string {
  return `c:${id}`
}

export function shopTerm(id: number): string {
  return `s:${id}`
}
