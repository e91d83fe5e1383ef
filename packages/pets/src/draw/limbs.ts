import type { Trait } from '../traits.ts'
import type { Anatomy } from './anatomy.ts'
import type { Coat } from './coats.ts'
import { bothSides, flipped, oval, shape, stroke } from './svg.ts'

const restingArm = 'M15 -54C10 -42 7 -30 7 -17C7 4 50 4 50 -17C50 -30 54 -42 60 -54'
const restingToes = 'M21 -12v8M35 -12v8'
const raisedArm = 'M60 -46C70 -64 84 -82 94 -104C98 -136 152 -138 152 -106C150 -82 112 -46 84 -32'
const snackArm = 'M80 -86C70 -92 46 -82 40 -68C35 -52 47 -41 60 -45C68 -48 76 -54 84 -60'

function feet(line: string, fill: string): string {
  return bothSides(oval(72, -8, 31, 18, fill, line) + stroke('M64 -3v8M78 -3v8', line, 5))
}

function pads(coat: Coat): string {
  return (
    oval(123, -101, 11, 9, coat.inner) +
    oval(107, -113, 4.5, 5, coat.inner) +
    oval(119, -121, 4.5, 5, coat.inner) +
    oval(132, -120, 4.5, 5, coat.inner) +
    oval(141, -110, 4.5, 5, coat.inner)
  )
}

const restingWing = 'M60 -112C88 -104 108 -74 106 -44C104 -34 94 -32 86 -40C74 -52 62 -76 56 -96'
const raisedWing = 'M60 -66C84 -84 108 -124 134 -136C150 -142 158 -128 152 -112C140 -84 104 -52 76 -40'
const snackWing = 'M86 -94C72 -98 44 -82 34 -68C28 -56 38 -46 52 -50C68 -54 82 -60 90 -68'

function birdFeet(): string {
  return bothSides(
    shape(
      'M18 0C18 -16 58 -16 62 0C62 10 52 10 49 6C46 12 36 12 33 6C29 11 18 10 18 0Z',
      '#FFB04A',
      '#B5691A',
      6,
    ),
  )
}

type LimbArt = {
  /** Feet and whatever lies on the body, under a scarf. */
  readonly low: string
  /** Arms that come over the scarf and the chin. */
  readonly high: string
}

/** One arm or wing in the air, on the right. */
export function raisedLimb(anatomy: Anatomy, coat: Coat, fill: string): string {
  if (anatomy.limbs === 'wings') return shape(raisedWing, fill, coat.line)
  return shape(raisedArm, fill, coat.line) + pads(coat)
}

/** Arms and feet in a pose. A snack is held by the arms drawn over it, see draw-pet.ts. */
export function limbsOf(anatomy: Anatomy, coat: Coat, pose: Trait<'pose'>, patternFill?: string): LimbArt {
  const fill = patternFill ?? anatomy.limbFill(coat)
  const wings = anatomy.limbs === 'wings'
  const resting = wings
    ? shape(restingWing, fill, coat.line)
    : shape(restingArm, fill, coat.line) + stroke(restingToes, coat.line, 5)
  const ground = wings ? birdFeet() : feet(coat.line, fill)
  if (pose === 'sitting') return { low: ground + bothSides(resting), high: '' }
  // The tail is on the right, so the left one waves.
  if (pose === 'waving') return { low: ground + resting, high: flipped(raisedLimb(anatomy, coat, fill)) }
  const holding = shape(wings ? snackWing : snackArm, fill, coat.line)
  return { low: ground, high: bothSides(holding) }
}
