import type { Anatomy } from '../anatomy.ts'
import { roundBody } from '../bodies.ts'
import { symmetric } from '../curve.ts'
import { oval, shape, stroke } from '../svg.ts'

export const penguin: Anatomy = {
  headY: -214,
  head: symmetric(
    -112,
    [72, -112, 130, -74, 140, -10],
    [146, 22, 150, 34, 146, 58],
    [140, 102, 78, 122, 0, 122],
  ),
  face: { eye: [62, 14], eyeScale: 1, cheek: [98, 54], nose: [0, 40], mouth: [0, 44], mouthKind: 'beak' },
  crown: -104,
  hatScale: 1,
  temple: [92, -86],
  chin: 122,
  neckHalf: 92,
  half: 141,
  ear: (coat, posture) => {
    if (posture === 'up')
      return { inFront: false, art: stroke('M0 -106C2 -124 12 -134 24 -136', coat.line, 8) }
    if (posture === 'down') {
      return {
        inFront: true,
        art: shape(
          'M84 -50C108 -70 142 -70 170 -52C154 -51 146 -47 142 -40C128 -47 106 -50 84 -50Z',
          '#FFC95C',
          '#B07916',
          6,
        ),
      }
    }
    return {
      inFront: false,
      art: '',
      crest: shape(
        'M-18 -98C-24 -124 -10 -142 6 -148C4 -138 8 -131 16 -129C20 -138 30 -143 42 -140C33 -130 32 -116 24 -98',
        '#FFC95C',
        '#B07916',
      ),
    }
  },
  cowlick: false,
  patternOverMarkings: true,
  markings: (coat) =>
    shape(
      'M0 -34C18 -66 66 -76 96 -48C124 -20 126 30 112 64C92 112 40 128 0 128C-40 128 -92 112 -112 64C-126 30 -124 -20 -96 -48C-66 -76 -18 -66 0 -34Z',
      coat.light,
    ),
  features: () => '',
  body: roundBody,
  bodyMarkings: (coat) => oval(0, -50, 70, 84, coat.light),
  limbs: 'wings',
  limbFill: (coat) => coat.fill,
  tail: (coat) => shape('M84 -30C104 -28 124 -16 130 -2C112 4 92 2 76 -4Z', coat.shade, coat.line),
}
