import type { HomeStore } from './show-home.ts'

/** Between two blocks only admins change what counts, by hiding and showing collections: they wait no longer than this. */
const HOLD_MS = 3_000

type Figured = Pick<HomeStore, 'figures' | 'popular'>

/**
 * What a whole market adds up to is the same for all who read at one block, so it is worked out once for them. The block
 * is part of the question: nobody is told a newer one than their figures are of.
 */
export function heldFigures(store: Figured): (block: number) => Figured {
  const held = new Map<string, { until: number; answer: Promise<unknown> }>()
  const once = <Answer>(question: string, work: () => Promise<Answer>): Promise<Answer> => {
    const now = Date.now()
    for (const [key, { until }] of held) if (until <= now) held.delete(key)
    const known = held.get(question)
    if (known) return known.answer as Promise<Answer>
    const answer = work()
    held.set(question, { until: now + HOLD_MS, answer })
    answer.catch(() => held.delete(question))
    return answer
  }
  return (block) => ({
    figures: (...asked) => once(JSON.stringify(['figures', block, ...asked]), () => store.figures(...asked)),
    popular: (...asked) => once(JSON.stringify(['popular', block, ...asked]), () => store.popular(...asked)),
  })
}
