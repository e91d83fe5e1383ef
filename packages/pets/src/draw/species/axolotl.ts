import type { Anatomy } from '../anatomy.ts'
import { sittingBody } from '../bodies.ts'
import { symmetric } from '../curve.ts'
import { moved, oval, shape, stroke } from '../svg.ts'

const frill =
  'M0 -14C20 -30 50 -34 74 -24C84 -18 82 -8 72 -6C78 2 72 10 60 9C60 16 50 20 40 15C26 18 10 16 0 12Z'

export const axolotl: Anatomy = {
  headY: -202,
  head: symmetric(
    -90,
    [70, -90, 140, -74, 154, -14],
    [164, 22, 158, 62, 130, 82],
    [100, 106, 50, 112, 0, 112],
  ),
  face: { eye: [84, 8], eyeScale: 0.86, cheek: [110, 50], nose: [0, 30], mouth: [0, 42], mouthKind: 'wide' },
  crown: -92,
  hatScale: 1,
  temple: [96, -62],
  chin: 112,
  neckHalf: 82,
  half: 155,
  ear: (coat, posture) => {
    const gill = shape(frill, coat.inner, coat.line) + stroke('M6 -2C26 -8 44 -12 60 -12', coat.line, 4)
    const turns = posture === 'down' ? [12, 34, 56] : [-46, -18, 10]
    const art = turns
      .map((turn, index) =>
        moved(
          gill,
          [112, 136, 142][index] ?? 0,
          [-58, -26, 12][index] ?? 0,
          turn,
          posture === 'tufted' ? 1.02 : 0.86,
        ),
      )
      .join('')
    return { inFront: false, art }
  },
  cowlick: false,
  patternOverMarkings: false,
  markings: () => '',
  features: (coat) => oval(-7, 26, 2.5, 2.5, coat.line) + oval(7, 26, 2.5, 2.5, coat.line),
  body: sittingBody,
  bodyMarkings: (coat) => oval(0, -46, 50, 58, coat.light),
  limbs: 'paws',
  limbFill: (coat) => coat.fill,
  tail: (coat) =>
    shape(
      'M60 -44C92 -56 108 -70 122 -92C134 -112 160 -122 176 -112C186 -60 164 2 104 8C86 8 72 6 60 2Z',
      coat.inner,
      coat.line,
    ) + shape('M60 -30C104 -36 138 -58 158 -92C152 -44 124 -8 60 -2Z', coat.fill, coat.line, 5),
}
