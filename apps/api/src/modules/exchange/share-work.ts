/** A result is reused for this many times as long as it took to compute. */
const REUSED_TIMES = 10

/**
 * One computation for everybody who asks for the same: at once, and for ten times as long as it took. What takes long is
 * thereby never more than a tenth of a connection's work, however many ask; what is quick stays up to date.
 */
export function shareWork<Asked, Result>(
  work: (asked: Asked) => Promise<Result>,
  keyOf: (asked: Asked) => string,
  now: () => number = Date.now,
): (asked: Asked) => Promise<Result> {
  const running = new Map<string, { result: Promise<Result>; until: number }>()
  return (asked) => {
    const key = keyOf(asked)
    const known = running.get(key)
    if (known && now() < known.until) return known.result
    const start = now()
    const entry = { result: work(asked), until: Number.POSITIVE_INFINITY }
    running.set(key, entry)
    entry.result.then(
      () => {
        entry.until = now() + (now() - start) * REUSED_TIMES
      },
      // A failure is reported to those who waited for it, and to nobody else.
      () => running.delete(key),
    )
    return entry.result
  }
}
