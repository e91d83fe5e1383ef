import { drawPet } from './draw-pet.ts'
import { dealtPetOf } from './pet.ts'

export type PetSvgOptions = {
  /** Width and height in pixels; without it the picture fills its container. */
  readonly size?: number
  /** Prefixes every id, for a page that shows the same pet twice and may remove one of them. */
  readonly scope?: string
}

/** The whole picture of one pet: it loads nothing external and runs no script. */
export function petSvg(number: number, { size, scope = '' }: PetSvgOptions = {}): string {
  const { traits, tilt } = dealtPetOf(number)
  const measure = size === undefined ? '' : ` width="${Math.round(size)}" height="${Math.round(size)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"${measure}>${drawPet(traits, `${scope}p${number}`, tilt)}</svg>`
}
