import type { Anatomy } from '../anatomy.ts'
import { roundBody } from '../bodies.ts'
import { symmetric } from '../curve.ts'
import { buttonNose } from '../noses.ts'
import { oval, shape, stroke } from '../svg.ts'

export const bear: Anatomy = {
  headY: -208,
  head: symmetric(
    -106,
    [66, -106, 122, -76, 138, -16],
    [144, 10, 156, 28, 152, 58],
    [148, 102, 78, 123, 0, 123],
  ),
  face: { eye: [66, 6], eyeScale: 0.92, cheek: [106, 50], nose: [0, 28], mouth: [0, 46], mouthKind: 'snout' },
  crown: -106,
  hatScale: 1,
  temple: [92, -82],
  chin: 123,
  neckHalf: 92,
  half: 139,
  ear: (coat, posture) => {
    if (posture === 'down') {
      return {
        inFront: true,
        art:
          shape(
            'M68 -104C92 -134 146 -118 144 -66C132 -62 114 -64 106 -70C98 -86 86 -98 68 -104Z',
            coat.fill,
            coat.line,
          ) + stroke('M92 -104C110 -106 124 -96 128 -80', coat.shade, 6),
      }
    }
    const fluff =
      posture === 'tufted'
        ? shape(
            'M84 -78C86 -96 94 -104 100 -110C102 -100 106 -98 112 -104C114 -92 118 -84 124 -66Z',
            coat.light,
          )
        : ''
    return {
      inFront: false,
      art: oval(106, -92, 44, 44, coat.fill, coat.line) + oval(108, -92, 25, 26, coat.inner) + fluff,
    }
  },
  cowlick: true,
  patternOverMarkings: false,
  markings: (coat) => oval(0, 48, 54, 42, coat.light),
  features: () => buttonNose(30, 17, 12),
  body: roundBody,
  bodyMarkings: (coat) => oval(0, -48, 60, 62, coat.light),
  limbs: 'paws',
  limbFill: (coat) => coat.fill,
  tail: (coat) => oval(108, -34, 22, 21, coat.fill, coat.line),
}
