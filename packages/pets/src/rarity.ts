import { dealtPets } from './deal.ts'
import { petCount, traitKinds, valuesOf, type Trait, type TraitKind } from './traits.ts'

export type TraitRarity = {
  readonly kind: TraitKind
  readonly value: Trait
  /** How many of the 10,000 pets have it, counted on the pets themselves. */
  readonly count: number
  readonly perTenThousand: number
}

export type PetRarity = {
  /** The sum over a pet's traits of 10,000,000 divided by the trait's count, in whole numbers. */
  readonly score: number
  /** 1 is the rarest of all; pets with the same score are ranked by number. */
  readonly rank: number
}

type Ledger = {
  readonly traits: readonly TraitRarity[]
  readonly byTrait: ReadonlyMap<string, TraitRarity>
  readonly pets: readonly PetRarity[]
}

function keyOf(kind: TraitKind, value: string): string {
  return `${kind} ${value}`
}

function countTraits(): TraitRarity[] {
  const counts = new Map<string, number>()
  for (const { traits } of dealtPets()) {
    for (const kind of traitKinds) {
      const key = keyOf(kind, traits[kind])
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return traitKinds.flatMap((kind) =>
    valuesOf(kind).map((value) => {
      const count = counts.get(keyOf(kind, value)) ?? 0
      return { kind, value, count, perTenThousand: Math.floor((count * 10_000) / petCount) }
    }),
  )
}

function buildLedger(): Ledger {
  const traits = countTraits()
  const byTrait = new Map(traits.map((rarity) => [keyOf(rarity.kind, rarity.value), rarity]))
  const scores = dealtPets().map(({ traits: held }) =>
    traitKinds.reduce((score, kind) => {
      const count = byTrait.get(keyOf(kind, held[kind]))?.count ?? petCount
      return score + Math.floor(10_000_000 / count)
    }, 0),
  )
  const order = scores.map((score, index) => ({ score, index }))
  order.sort((one, other) => other.score - one.score || one.index - other.index)
  const pets: PetRarity[] = []
  for (const [place, { score, index }] of order.entries()) pets[index] = { score, rank: place + 1 }
  return { traits, byTrait, pets }
}

let cached: Ledger | undefined

function ledger(): Ledger {
  cached ??= buildLedger()
  return cached
}

/** Every trait with its exact count, kind by kind in the order of the table. */
export function publishedRarities(): readonly TraitRarity[] {
  return ledger().traits
}

export function traitRarityOf<Kind extends TraitKind>(kind: Kind, value: Trait<Kind>): TraitRarity {
  const rarity = ledger().byTrait.get(keyOf(kind, value))
  if (!rarity) throw new RangeError(`No trait ${value} of ${kind}.`)
  return rarity
}

export function rarityOf(number: number): PetRarity {
  const rarity = ledger().pets[number - 1]
  if (!rarity) throw new RangeError(`There is no pet ${number}: pets are numbered from 1 to ${petCount}.`)
  return rarity
}
