/** The kind of test that makes a claim: it decides which items it may claim. */
export type ClaimKind = 'browser' | 'http' | 'contract' | 'unit'

export type Claim = { id: string; kind: ClaimKind; test: string; isPassed: boolean }

export type Item = { id: string; text: string }

const idPattern = /\b(route|mall|main|v2|chain|ui|rule)-\d{2}\b/g

export function idsIn(text: string): string[] {
  return [...text.matchAll(idPattern)].map(([id]) => id)
}

/** Ids in square brackets of a test's full name. */
export function claimedIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) => idsIn(inside))
}

/** Screens are claimed by browser tests, calls by HTTP tests, chain calls by contract tests, rules by any. */
export function mayClaim(kind: ClaimKind, id: string): boolean {
  const [family] = id.split('-')
  if (family === 'route' || family === 'ui') return kind === 'browser'
  if (family === 'mall' || family === 'main' || family === 'v2') return kind === 'http'
  if (family === 'chain') return kind === 'contract'
  return true
}

export type Ledger = { done: Item[]; missing: Item[]; wrong: string[] }

/** Evaluates the claims: an item is done when at least one claim on it is allowed and every such test passed. */
export function weigh(items: readonly Item[], claims: readonly Claim[]): Ledger {
  const known = new Set(items.map(({ id }) => id))
  const wrong = claims.flatMap(({ id, kind, test, isPassed }) => {
    if (!known.has(id)) return [`${test} claims ${id}, which is no item`]
    if (!mayClaim(kind, id)) return [`${test} claims ${id}, which a ${kind} test may not`]
    return isPassed ? [] : [`${test} claims ${id} and failed`]
  })
  const isDone = ({ id }: Item) => {
    const own = claims.filter((claim) => claim.id === id && mayClaim(claim.kind, id))
    return own.length > 0 && own.every(({ isPassed }) => isPassed)
  }
  return { done: items.filter(isDone), missing: items.filter((item) => !isDone(item)), wrong }
}
