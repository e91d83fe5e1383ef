import { dealtPets } from './deal.ts'
import { drawPet } from './draw-pet.ts'
import { brand } from './draw/palette.ts'
import { box, clipped } from './draw/svg.ts'
import { itemAt } from './item-at.ts'
import { givenNames } from './names.ts'
import { dealtPetOf } from './pet.ts'
import { traitKinds, valuesOf, type Traits } from './traits.ts'

/** Works are numbered like the pets they resemble. */
export { petCount as workCount } from './traits.ts'

/** A sample work: a portrait that looks like none of the ten thousand, minted by seeds, tests and benches. */
export type Work = { readonly number: number; readonly name: string; readonly traits: Traits }

let dealtKeys: ReadonlySet<string> | undefined

function keyOf(traits: Traits): string {
  return traitKinds.map((kind) => traits[kind]).join(' ')
}

/** The traits of the pet of that number, as the next species of which no such pet was dealt. */
function traitsOf(number: number): Traits {
  dealtKeys ??= new Set(dealtPets().map(({ traits }) => keyOf(traits)))
  const { traits } = dealtPetOf(number)
  const all = valuesOf('species')
  const own = all.indexOf(traits.species)
  for (let step = 1; step < all.length; step++) {
    const drawn = { ...traits, species: itemAt(all, (own + step) % all.length) }
    if (!dealtKeys.has(keyOf(drawn))) return drawn
  }
  throw new Error(`Every species of pet ${number} was dealt.`)
}

export function workOf(number: number): Work {
  const sitter = itemAt(givenNames, (number * 7) % givenNames.length)
  return {
    number,
    name: `Portrait of ${sitter} #${String(number).padStart(4, '0')}`,
    traits: traitsOf(number),
  }
}

/** The whole picture: a portrait in a frame, on a canvas of 512 by 512. */
export function workSvg(number: number): string {
  const scope = `w${number}`
  const { tilt } = dealtPetOf(number)
  const portrait = `<g transform="translate(56 56) scale(0.78)">${drawPet(traitsOf(number), scope, -tilt)}</g>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">`,
    `<defs><clipPath id="${scope}-mat"><rect x="56" y="56" width="400" height="400" rx="6"/></clipPath></defs>`,
    box(0, 0, 512, 512, brand.ink) + box(18, 18, 476, 476, brand.paper),
    clipped(portrait, `${scope}-mat`),
    '</svg>',
  ].join('')
}

/** What wallets and marketplaces read behind its token's URI. */
export function workMetadataOf(number: number, imageUrl: string) {
  const { name, traits } = workOf(number)
  return {
    name,
    description: 'A sample work. Its picture is none of the ten thousand pets of Mofu.',
    image: imageUrl,
    attributes: traitKinds.map((kind) => ({ trait_type: kind, value: traits[kind] })),
  }
}
