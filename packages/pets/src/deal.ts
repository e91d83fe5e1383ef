import { itemAt } from './item-at.ts'
import { givenNames } from './names.ts'
import { seededRandom, shuffle, swapPlaces, type Random } from './random.ts'
import {
  dealtCount,
  petCount,
  traitKinds,
  valuesOf,
  type Trait,
  type TraitKind,
  type Traits,
} from './traits.ts'

/** Everything that is decided about a pet; the rest is drawing. */
export type DealtPet = {
  readonly givenName: string
  readonly traits: Traits
  /** How far the head leans, in degrees, for variety in a row of pets. */
  readonly tilt: number
}

/** Changing the seed gives 10,000 other pets. */
const seed = 0x6d6f6675

/** One deck per kind, with a card for each pet: the first card of every deck belongs to the first pet. */
type Decks = { readonly [Kind in TraitKind]: Traits[Kind][] }

/** Coats with too little contrast to the backdrop. */
const melts: ReadonlySet<string> = new Set([
  'cream paper',
  'honey dots',
  'gold dots',
  'rose gingham',
  'rose blossom',
  'lilac paws',
  'mint hills',
  'sky clouds',
  'sky waves',
  'snow snow',
  'plum night',
  'galaxy night',
  'galaxy starry',
])

/** What hangs under the chin, where a snack is held. */
const underChin: ReadonlySet<string> = new Set(['bell', 'bandana', 'bow-tie'])

/** The kind whose card is exchanged when two cards of a pet are incompatible. */
function misfit(decks: Decks, pet: number): TraitKind | undefined {
  if (melts.has(`${decks.coat[pet]} ${decks.backdrop[pet]}`)) return 'backdrop'
  if (decks.pose[pet] !== 'snacking') return undefined
  // No pet blows a bubble while eating.
  return underChin.has(itemAt(decks.accessory, pet)) || decks.mouth[pet] === 'bubble' ? 'pose' : undefined
}

/** The index of each value in its kind's row of the table. */
const ranks = traitKinds.map((kind) => {
  const values = valuesOf(kind)
  const rankOf: Readonly<Record<string, number>> = Object.fromEntries(
    values.map((value, rank) => [value, rank]),
  )
  return { kind, rankOf, size: values.length }
})

/** Encodes a pet's cards as one integer; the largest stays far below 2 ** 53. */
function keyOf(decks: Decks, pet: number): number {
  let key = 0
  for (const { kind, rankOf, size } of ranks) key = key * size + (rankOf[itemAt(decks[kind], pet)] ?? 0)
  return key
}

/** A deck of 10,000 cards of one kind: each value as often as the table says, in the order the seed decides. */
function deckOf<Kind extends TraitKind>(kind: Kind, random: Random): Trait<Kind>[] {
  const deck: Trait<Kind>[] = []
  for (const value of valuesOf(kind)) {
    for (let cards = dealtCount(kind, value); cards > 0; cards--) deck.push(value)
  }
  shuffle(deck, random)
  return deck
}

function decksOf(random: Random): Decks {
  return {
    species: deckOf('species', random),
    coat: deckOf('coat', random),
    pattern: deckOf('pattern', random),
    eyes: deckOf('eyes', random),
    mouth: deckOf('mouth', random),
    ears: deckOf('ears', random),
    pose: deckOf('pose', random),
    accessory: deckOf('accessory', random),
    backdrop: deckOf('backdrop', random),
  }
}

function traitsOf(decks: Decks, pet: number): Traits {
  return {
    species: itemAt(decks.species, pet),
    coat: itemAt(decks.coat, pet),
    pattern: itemAt(decks.pattern, pet),
    eyes: itemAt(decks.eyes, pet),
    mouth: itemAt(decks.mouth, pet),
    ears: itemAt(decks.ears, pet),
    pose: itemAt(decks.pose, pet),
    accessory: itemAt(decks.accessory, pet),
    backdrop: itemAt(decks.backdrop, pet),
  }
}

/**
 * Exchanges cards between pets until all pets are unique and no pet has incompatible cards. Cards are only exchanged,
 * so every count of the table stays exact.
 */
function settle(decks: Decks, random: Random): void {
  const holders = new Map<number, number>()
  const count = (pet: number, by: number) => {
    const key = keyOf(decks, pet)
    holders.set(key, (holders.get(key) ?? 0) + by)
  }
  const exchange = (kind: TraitKind, one: number, other: number) => {
    count(one, -1)
    count(other, -1)
    swapPlaces(decks[kind], one, other)
    count(one, 1)
    count(other, 1)
  }
  const isFine = (pet: number) => misfit(decks, pet) === undefined && holders.get(keyOf(decks, pet)) === 1

  for (let pet = 0; pet < petCount; pet++) count(pet, 1)
  for (let pet = 0; pet < petCount; pet++) {
    while (!isFine(pet)) {
      const kind = misfit(decks, pet) ?? 'backdrop'
      const other = random.below(petCount)
      if (other === pet) continue
      const otherWasFine = isFine(other)
      exchange(kind, pet, other)
      const isBetter = misfit(decks, pet) !== kind && (isFine(other) || !otherWasFine)
      if (!isBetter) exchange(kind, pet, other)
    }
  }
}

function deal(): DealtPet[] {
  const random = seededRandom(seed)
  const decks = decksOf(random)
  settle(decks, random)
  return Array.from({ length: petCount }, (_, pet) => ({
    traits: traitsOf(decks, pet),
    givenName: itemAt(givenNames, random.below(givenNames.length)),
    tilt: random.below(9) - 4,
  }))
}

let dealt: readonly DealtPet[] | undefined

/** All 10,000, first pet first. Computed once, on first use. */
export function dealtPets(): readonly DealtPet[] {
  dealt ??= deal()
  return dealt
}
