import type { Trait, Traits } from '../traits.ts'
import { accessoryOf } from './accessories.ts'
import type { Anatomy, EarPosture } from './anatomy.ts'
import type { Coat } from './coats.ts'
import { eyesOf } from './eyes.ts'
import { mouthOf } from './mouths.ts'
import { cloths } from './palette.ts'
import { patternOf } from './patterns.ts'
import { bothSides, clipped, faded, flipped, moved, oval, shape } from './svg.ts'

/** The traits that can be seen on a head. */
type HeadLook = Pick<Traits, 'pattern' | 'eyes' | 'mouth' | 'ears' | 'accessory'>

const postures: Record<Trait<'ears'>, readonly [left: EarPosture, right: EarPosture]> = {
  perky: ['up', 'up'],
  folded: ['down', 'down'],
  'one-down': ['up', 'down'],
  tufted: ['tufted', 'tufted'],
}

function earsOf(
  anatomy: Anatomy,
  coat: Coat,
  ears: Trait<'ears'>,
  rightFill: string,
): { behind: string; front: string } {
  const left = anatomy.ear(coat, postures[ears][0])
  const right = anatomy.ear({ ...coat, fill: rightFill }, postures[ears][1])
  return {
    behind: (left.inFront ? '' : flipped(left.art)) + (right.inFront ? '' : right.art),
    front: (left.inFront ? flipped(left.art) : '') + (right.inFront ? right.art : '') + (left.crest ?? ''),
  }
}

/** What leaves no room for a tuft of hair on the crown. */
const onTheCrown: ReadonlySet<Trait<'accessory'>> = new Set([
  'beret',
  'beanie',
  'straw-hat',
  'party-hat',
  'crown',
  'sprout',
  'chick',
  'headphones',
])

function cowlickOf(anatomy: Anatomy, coat: Coat, accessory: Trait<'accessory'>): string {
  if (!anatomy.cowlick || onTheCrown.has(accessory)) return ''
  const tuft = 'M-22 8C-24 -8 -16 -18 -6 -22C-6 -14 -2 -10 4 -8C8 -16 16 -20 26 -18C20 -10 20 -2 22 8'
  return moved(shape(tuft, coat.fill, coat.line), 0, anatomy.crown)
}

/** The underside of a head lies in its own soft shade. */
function jawShade(chin: number, coat: Coat): string {
  const edge = `M-190 ${chin - 74}C-130 ${chin + 4} 130 ${chin + 4} 190 ${chin - 74}V190H-190Z`
  return faded(shape(edge, coat.line), 0.1)
}

/** A whole head around its middle, from the ears behind it to the hat on top; `scope` makes its ids its own. */
export function headOf(anatomy: Anatomy, coat: Coat, look: HeadLook, scope: string): string {
  const pattern = patternOf(look.pattern, coat)
  const ears = earsOf(anatomy, coat, look.ears, pattern.rightEar ?? coat.fill)
  const markings = anatomy.markings(coat)
  const [cheekX, cheekY] = anatomy.face.cheek
  const clip = `${scope}-head`
  return (
    ears.behind +
    cowlickOf(anatomy, coat, look.accessory) +
    shape(anatomy.head, coat.fill) +
    `<clipPath id="${clip}"><path d="${anatomy.head}"/></clipPath>` +
    clipped(
      coat.glitter +
        (anatomy.patternOverMarkings ? markings + pattern.head : pattern.head + markings) +
        pattern.face +
        (anatomy.seams?.(coat) ?? '') +
        jawShade(anatomy.chin, coat),
      clip,
    ) +
    shape(anatomy.head, 'none', coat.line) +
    ears.front +
    faded(bothSides(oval(cheekX, cheekY, 20, 12, coat.blush)), 0.5) +
    eyesOf(look.eyes, anatomy.face, coat) +
    anatomy.features(coat) +
    mouthOf(look.mouth, anatomy.face, coat) +
    accessoryOf(look.accessory, anatomy, cloths[coat.cloth]).head
  )
}
