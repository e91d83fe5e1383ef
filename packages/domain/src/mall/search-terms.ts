import { categoryPath } from './categories.ts'
import { synonyms } from './synonyms.ts'

/** Increased with each change of these rules or of the synonyms: the worker then rewrites the terms of all products. */
export const SEARCH_TERMS_VERSION = 1

/** Words are indexed up to this length: this long, a word is distinct enough. */
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

type Run = { run: string; isCjk: boolean }

/** Runs of letters and digits, each of one script: words between spaces in the singular, or characters without. */
function runsOf(text: string): Run[] {
  const words = plain(text).match(/[\p{L}\p{N}\p{M}ー]+/gu) ?? []
  return words.flatMap((word) =>
    (
      word.match(
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu,
      ) ?? []
    ).map((run) => (cjk.test(run) ? { run, isCjk: true } : { run: singular(run), isCjk: false })),
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

function indexed(word: string): string {
  return Array.from(word).slice(0, LONGEST).join('')
}

const phrases = Object.entries(synonyms).flatMap(([name, words]) =>
  words.map((word) => ({ term: synonymTerm(name), runs: runsOf(word) })),
)

/** The synonyms that a text contains. In a script without spaces, a phrase may be a part of a longer run. */
function synonymsIn(runs: readonly Run[]): string[] {
  return phrases
    .filter((phrase) =>
      runs.some((_, start) => holds(runs.slice(start, start + phrase.runs.length), phrase.runs)),
    )
    .map(({ term }) => term)
}

function holds(runs: readonly Run[], phrase: readonly Run[]): boolean {
  const last = phrase.length - 1
  return (
    runs.length === phrase.length &&
    phrase.every(({ run, isCjk }, index) => {
      const own = runs[index]?.run ?? ''
      if (!isCjk) return own === run
      if (last === 0) return own.includes(run)
      if (index === 0) return own.endsWith(run)
      return index === last ? own.startsWith(run) : own === run
    })
  )
}

/**
 * The search terms of a text: its words, single characters and pairs where words have no spaces, and one term for each
 * group of synonyms it has a word of.
 */
export function termsOfText(text: string): string[] {
  const runs = runsOf(text)
  return [
    ...runs.flatMap(({ run, isCjk }) => (isCjk ? [...Array.from(run), ...pairsOf(run)] : [indexed(run)])),
    ...synonymsIn(runs),
  ]
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

/** A term of a query. A word may also be the beginning of a word, or misspelt. */
export type Asked = { term: string; isWord: boolean }

/** The terms a product must have to match a query: all of these. Empty when nothing in the query can be searched for. */
export function termsOfQuestion(question: string): Asked[] {
  const runs = runsOf(question).slice(0, MOST_WORDS)
  const asked: Asked[] = []
  for (let at = 0; at < runs.length;) {
    const phrase = longestPhrase(runs.slice(at))
    if (phrase) {
      asked.push({ term: phrase.term, isWord: false })
      at += phrase.runs.length
      continue
    }
    asked.push(...termsOfRun(runs[at] ?? { run: '', isCjk: true }))
    at += 1
  }
  return asked.filter(({ term }, index) => asked.findIndex((other) => other.term === term) === index)
}

function termsOfRun({ run, isCjk }: Run): Asked[] {
  if (!isCjk) return [{ term: indexed(run), isWord: true }]
  const terms = Array.from(run).length === 1 ? [run] : pairsOf(run)
  return terms.map((term) => ({ term, isWord: false }))
}

/** The synonym that a query begins with. Only whole runs count: 猫砂 is not any cat. */
function longestPhrase(runs: readonly Run[]) {
  return phrases
    .filter((phrase) => phrase.runs.every(({ run }, index) => runs[index]?.run === run))
    .toSorted((one, other) => other.runs.length - one.runs.length)[0]
}

/** No term of a text contains a colon, so users cannot type these. */
export function categoryTerm(id: number): string {
  return `c:${id}`
}

export function shopTerm(id: number): string {
  return `s:${id}`
}

function synonymTerm(name: string): string {
  return `y:${name}`
}
