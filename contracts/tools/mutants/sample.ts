/** The same order for the same seed, on every machine. */
export function shuffled<T>(all: readonly T[], seed: number): T[] {
  const drawn = [...all]
  let state = seed >>> 0
  for (let last = drawn.length - 1; last > 0; last--) {
    // A linear congruence is enough to draw a sample; its high bits are the good ones.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const at = Math.floor((state / 2 ** 32) * (last + 1))
    const [a, b] = [drawn[last], drawn[at]]
    if (a !== undefined && b !== undefined) [drawn[last], drawn[at]] = [b, a]
  }
  return drawn
}
