import { dealtPets, type DealtPet } from './deal.ts'
import { petCount, type Traits } from './traits.ts'

export type Pet = {
  readonly number: number
  /** A given name and the number, e.g. `Mochi #0042`; the same in every language. */
  readonly name: string
  readonly traits: Traits
}

/** The traits of a number from 1 to 10,000; any other number is a bug in the caller. */
export function dealtPetOf(number: number): DealtPet {
  const pet = dealtPets()[number - 1]
  if (!pet) throw new RangeError(`There is no pet ${number}: pets are numbered from 1 to ${petCount}.`)
  return pet
}

export function petOf(number: number): Pet {
  const { givenName, traits } = dealtPetOf(number)
  return { number, name: `${givenName} #${String(number).padStart(4, '0')}`, traits }
}
