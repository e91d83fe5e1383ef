import type { Anatomy } from '../anatomy.ts'
import { bumpy, symmetric } from '../curve.ts'
import { softNose } from '../noses.ts'
import { moved, shape, stroke } from '../svg.ts'

const skin = '#FFE9D6'
const face = symmetric(-60, [58, -62, 98, -28, 104, 18], [108, 66, 68, 100, 0, 100])
const jaw = 'M-104 8C-108 66 -68 100 0 100C68 100 108 66 104 8'
/** Wool that falls over the brow, wide enough to meet the wool on both sides. */
const bangs =
  'M-150 -120H150V-20C118 0 92 -4 84 -22C68 4 34 2 26 -20C12 -2 -20 0 -28 -20C-38 2 -72 2 -84 -22C-94 -4 -120 0 -150 -20Z'

export const sheep: Anatomy = {
  headY: -212,
  head: bumpy(0, -2, 132, 102, 13, 0.5),
  face: { eye: [52, 30], eyeScale: 0.9, cheek: [76, 62], nose: [0, 50], mouth: [0, 60], mouthKind: 'snout' },
  crown: -106,
  hatScale: 0.95,
  temple: [86, -70],
  chin: 108,
  neckHalf: 86,
  half: 140,
  ear: (coat, posture) => {
    const ear =
      shape('M0 0C18 -22 62 -22 76 0C66 20 20 24 0 0Z', skin, coat.line) +
      shape('M18 -1C30 -10 52 -10 60 0C50 9 30 10 18 -1Z', coat.inner)
    if (posture === 'down') return { inFront: true, art: moved(ear, 116, 20, 50) }
    const art = moved(ear, 118, 4, -12)
    if (posture === 'up') return { inFront: true, art }
    return { inFront: true, art, crest: shape(bumpy(0, -112, 32, 20, 7), coat.fill, coat.line) }
  },
  cowlick: false,
  patternOverMarkings: true,
  markings: (coat) => shape(face, skin, coat.line) + shape(bangs, coat.fill, coat.line),
  seams: (coat) => stroke(jaw, coat.line) + shape(bangs, 'none', coat.line),
  features: (coat) => softNose(50, coat.inner, coat.line),
  body: bumpy(0, -62, 82, 60, 11, 0.5),
  bodyMarkings: () => '',
  limbs: 'paws',
  limbFill: () => skin,
  tail: (coat) => shape(bumpy(100, -44, 18, 18, 7), coat.fill, coat.line),
}
