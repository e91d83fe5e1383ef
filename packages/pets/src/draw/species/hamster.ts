import type { Anatomy } from '../anatomy.ts'
import { roundBody } from '../bodies.ts'
import { symmetric } from '../curve.ts'
import { softNose } from '../noses.ts'
import { oval, shape, stroke } from '../svg.ts'

export const hamster: Anatomy = {
  headY: -194,
  head: symmetric(
    -100,
    [62, -100, 108, -76, 122, -30],
    [144, -14, 172, 20, 166, 58],
    [160, 102, 84, 119, 0, 119],
  ),
  face: { eye: [58, 4], eyeScale: 0.95, cheek: [112, 46], nose: [0, 28], mouth: [0, 37], mouthKind: 'snout' },
  crown: -100,
  hatScale: 0.95,
  temple: [86, -76],
  chin: 119,
  neckHalf: 96,
  half: 128,
  ear: (coat, posture) => {
    if (posture === 'down') {
      return {
        inFront: true,
        art:
          shape(
            'M64 -92C84 -116 132 -108 134 -66C124 -60 108 -60 98 -66C92 -80 80 -88 64 -92Z',
            coat.fill,
            coat.line,
          ) + stroke('M86 -94C102 -98 116 -90 120 -78', coat.shade, 6),
      }
    }
    const fluff =
      posture === 'tufted'
        ? shape('M78 -72C80 -88 86 -96 92 -102C94 -94 98 -92 104 -98C106 -86 112 -80 116 -66Z', coat.light)
        : ''
    return {
      inFront: false,
      art: oval(98, -92, 37, 39, coat.fill, coat.line) + oval(101, -94, 21, 23, coat.inner) + fluff,
    }
  },
  cowlick: true,
  patternOverMarkings: false,
  markings: (coat) =>
    shape(
      'M0 -14C16 -14 22 6 34 16C60 26 110 8 180 20L180 130L-180 130L-180 20C-110 8 -60 26 -34 16C-22 6 -16 -14 0 -14Z',
      coat.light,
    ),
  features: (coat) => softNose(28, coat.inner, coat.line),
  body: roundBody,
  bodyMarkings: (coat) => oval(0, -50, 66, 70, coat.light),
  limbs: 'paws',
  limbFill: (coat) => coat.fill,
  tail: (coat) => oval(112, -22, 16, 13, coat.inner, coat.line),
}
