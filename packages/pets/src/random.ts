/** A stream of integers that is the same on every machine for the same seed. */
export type Random = {
  /** An integer from 0 up to, not including, `bound`, uniformly distributed. */
  below(bound: number): number
}

const RANGE = 2 ** 32

/** Integer arithmetic only (a 32-bit counter, mixed twice), so the pets do not depend on an engine's floats. */
export function seededRandom(seed: number): Random {
  let counter = seed >>> 0

  function next(): number {
    counter = (counter + 0x9e3779b9) >>> 0
    let mixed = counter
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }

  return {
    below(bound) {
      // Numbers past the last whole multiple of bound would favour small results: draw again.
      const limit = RANGE - (RANGE % bound)
      let drawn = next()
      while (drawn >= limit) drawn = next()
      return drawn % bound
    },
  }
}

export function swapPlaces(cards: unknown[], one: number, other: number): void {
  const card = cards[one]
  cards[one] = cards[other]
  cards[other] = card
}

/** Shuffles the cards (Fisher and Yates). */
export function shuffle(cards: unknown[], random: Random): void {
  for (let last = cards.length - 1; last > 0; last--) swapPlaces(cards, last, random.below(last + 1))
}
