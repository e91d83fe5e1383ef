import type { Connection } from '@mofu/db/connect'
import { type Asked, termsOfQuestion } from '@mofu/domain/mall/search-terms'

import { countByTerm, listSimilarWords, listWordsLike } from './store.ts'

/** So many products of a term are counted; beyond, it only matters that there are many. */
export const COUNTED = 1_000
/** A beginning stands for so many words at most. */
const BEGUN_WORDS = 8
const SIMILAR_WORDS = 5
/** Shorter words have too many that are spelt almost the same. */
const SHORTEST_MISSPELT = 4

export type Question = {
  /** A product must have one term of each group; null when nothing can match. */
  groups: string[][] | null
  counts: Map<string, number>
  /** What was searched for instead, when a word was taken for a misspelling. */
  readAs: string | null
}

/**
 * What a query asks for. A word that no product has is taken as the beginning of words, and otherwise as a misspelling
 * of the most similar word that products do have.
 */
export async function readQuestion(
  db: Connection,
  keyword: string,
  filters: readonly string[],
): Promise<Question> {
  const asked = termsOfQuestion(keyword)
  // Only punctuation and spaces: that matches nothing, rather than everything.
  if (asked.length === 0 && keyword.trim() !== '') return { groups: null, counts: new Map(), readAs: null }
  const terms = [...asked.map(({ term }) => term), ...filters]
  const counts = await countByTerm(db, terms.length === 0 ? [''] : terms, COUNTED + 1)
  const read = await readWords(db, asked, counts)
  if (!read) return { groups: null, counts, readAs: null }
  return {
    groups: [...read, ...filters.map((term) => [term])],
    counts,
    readAs: correctedText(keyword, asked, read),
  }
}

/** The query with each misspelt word replaced; null when there is none. Terms are letters and digits only. */
function correctedText(keyword: string, asked: readonly Asked[], read: readonly string[][]): string | null {
  const text = keyword.trim().normalize('NFKC')
  const corrected = read.reduce((now, [word = '', ...others], index) => {
    const typed = asked[index]?.term ?? ''
    return others.length > 0 || word.startsWith(typed) ? now : now.replace(new RegExp(typed, 'iu'), word)
  }, text)
  return corrected === text ? null : corrected
}

async function readWords(
  db: Connection,
  asked: readonly Asked[],
  counts: Map<string, number>,
): Promise<string[][] | undefined> {
  const groups: string[][] = []
  for (const { term, isWord } of asked) {
    if ((counts.get(term) ?? 0) > 0) groups.push([term])
    else {
      const words = isWord ? await wordsFor(db, term, counts) : []
      if (words.length === 0) return undefined
      groups.push(words)
    }
  }
  return groups
}

/** Words of listed products only: a word stays known when its last product goes. */
async function wordsFor(db: Connection, typed: string, counts: Map<string, number>): Promise<string[]> {
  const begun = typed.length > 1 ? await known(db, await listWordsLike(db, typed, BEGUN_WORDS), counts) : []
  if (begun.length > 0 || typed.length < SHORTEST_MISSPELT) return begun
  const similar = await known(db, await listSimilarWords(db, typed, SIMILAR_WORDS), counts)
  return similar.slice(0, 1)
}

async function known(
  db: Connection,
  words: readonly string[],
  counts: Map<string, number>,
): Promise<string[]> {
  if (words.length === 0) return []
  for (const [word, count] of await countByTerm(db, words, COUNTED + 1)) counts.set(word, count)
  return words.filter((word) => (counts.get(word) ?? 0) > 0)
}
