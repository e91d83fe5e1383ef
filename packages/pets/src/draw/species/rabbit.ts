import type { Anatomy } from '../anatomy.ts'
import { sittingBody } from '../bodies.ts'
import type { Coat } from '../coats.ts'
import { bumpy, symmetric } from '../curve.ts'
import { softNose } from '../noses.ts'
import { oval, shape } from '../svg.ts'

export const rabbit: Anatomy = {
  headY: -188,
  head: symmetric(-96, [58, -96, 108, -72, 122, -20], [132, 4, 146, 28, 142, 54], [137, 92, 74, 113, 0, 113]),
  face: { eye: [62, 12], eyeScale: 0.98, cheek: [96, 50], nose: [0, 34], mouth: [0, 44], mouthKind: 'snout' },
  crown: -96,
  hatScale: 0.92,
  temple: [88, -70],
  chin: 113,
  neckHalf: 78,
  half: 122,
  ear: (coat, posture) => {
    if (posture === 'down') {
      return {
        inFront: true,
        art:
          shape(
            'M40 -90C74 -124 128 -112 150 -62C170 -14 178 50 158 74C140 92 112 66 110 22C108 -20 86 -62 40 -90Z',
            coat.fill,
            coat.line,
          ) +
          shape('M128 -52C150 -16 160 40 150 60C138 66 126 44 125 16C124 -14 122 -34 128 -52Z', coat.inner),
      }
    }
    const art = upright(coat)
    if (posture === 'up') return { inFront: false, art }
    return { inFront: false, art, crest: shape(bumpy(0, -94, 40, 17, 9), coat.light, coat.line, 6) }
  },
  cowlick: true,
  patternOverMarkings: false,
  markings: () => '',
  features: (coat) => softNose(34, coat.inner, coat.line),
  body: sittingBody,
  bodyMarkings: (coat) => oval(0, -46, 48, 56, coat.light),
  limbs: 'paws',
  limbFill: (coat) => coat.fill,
  tail: (coat) => shape(bumpy(104, -34, 24, 24, 8), coat.light, coat.line),
}

function upright(coat: Coat): string {
  return (
    shape('M20 -82C6 -134 14 -204 50 -214C92 -220 104 -142 90 -70Z', coat.fill, coat.line) +
    shape('M42 -90C32 -134 38 -184 54 -192C76 -192 80 -134 70 -86Z', coat.inner)
  )
}
