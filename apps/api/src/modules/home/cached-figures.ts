import type { Face, HomeFigures } from './home.ts'

/**
 * Between two blocks only admins change the figures, by hiding and showing collections: that takes effect within this
 * time.
 */
const CACHE_MS = 3_000

/** What is computed over a whole market, directly or from the cache. */
export type Figured = {
  figures: (chainId: number, sinceDay: number) => Promise<HomeFigures>
  popular: (chainId: number, sinceDay: number, most: number) => Promise<Face[]>
}

/**
 * Figures of a whole market are the same for everyone who reads at one block, so they are computed once. The block is
 * part of the key: nobody gets a newer block than their figures are of.
 */
export function cachedFigures(direct: Figured): (block: number) => Figured {
  const held = new Map<string, { until: number; answer: Promise<unknown> }>()
  const once = <Answer>(question: string, work: () => Promise<Answer>): Promise<Answer> => {
    const now = Date.now()
    for (const [key, { until }] of held) if (until <= now) held.delete(key)
    const known = held.get(question)
    if (known) return known.answer as Promise<Answer>
    const answer = work()
    held.set(question, { until: now + CACHE_MS, answer })
    answer.catch(() => held.delete(question))
    return answer
  }
  return (block) => ({
    figures: (...asked) => once(JSON.stringify(['figures', block, ...asked]), () => direct.figures(...asked)),
    popular: (...asked) => once(JSON.stringify(['popular', block, ...asked]), () => direct.popular(...asked)),
  })
}
