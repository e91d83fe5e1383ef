import type { Anatomy } from '../anatomy.ts'
import { sittingBody } from '../bodies.ts'
import { symmetric } from '../curve.ts'
import { buttonNose } from '../noses.ts'
import { bothSides, oval, shape, stroke } from '../svg.ts'

export const shiba: Anatomy = {
  headY: -210,
  head: symmetric(
    -104,
    [60, -104, 118, -80, 132, -22],
    [140, 4, 160, 26, 158, 58],
    [155, 98, 84, 125, 0, 125],
  ),
  face: { eye: [58, 8], eyeScale: 0.92, cheek: [104, 52], nose: [0, 38], mouth: [0, 54], mouthKind: 'snout' },
  crown: -104,
  hatScale: 1,
  temple: [94, -76],
  chin: 125,
  neckHalf: 84,
  half: 133,
  ear: (coat, posture) => {
    if (posture === 'down') {
      return {
        inFront: true,
        art:
          shape(
            'M60 -94C84 -120 128 -114 146 -66C140 -58 128 -52 114 -54C104 -70 84 -84 60 -94Z',
            coat.fill,
            coat.line,
          ) + stroke('M82 -98C102 -102 118 -94 128 -78', coat.shade, 6),
      }
    }
    const fluff =
      posture === 'tufted'
        ? shape(
            'M84 -78C86 -96 92 -106 98 -112C100 -102 104 -98 108 -104C110 -92 112 -78 114 -62Z',
            coat.light,
          )
        : ''
    return {
      inFront: false,
      art:
        shape('M56 -82C66 -118 92 -152 114 -156C134 -156 142 -96 134 -26Z', coat.fill, coat.line) +
        shape('M82 -82C88 -108 100 -128 112 -132C122 -128 126 -92 123 -56Z', coat.inner) +
        fluff,
    }
  },
  cowlick: true,
  patternOverMarkings: false,
  markings: (coat) =>
    shape(
      'M0 22C18 22 30 30 40 40C60 34 100 20 170 24L170 130L-170 130L-170 24C-100 20 -60 34 -40 40C-30 30 -18 22 0 22Z',
      coat.light,
    ) + bothSides(oval(50, -36, 15, 9.5, coat.light)),
  features: () => buttonNose(40),
  body: sittingBody,
  bodyMarkings: (coat) =>
    shape('M-58 -150L58 -150C66 -90 56 -40 44 10L-44 10C-56 -40 -66 -90 -58 -150Z', coat.light),
  limbs: 'paws',
  limbFill: (coat) => coat.fill,
  tail: (coat) =>
    shape(
      'M78 -34C120 -20 160 -48 156 -92C152 -130 108 -140 92 -112C82 -94 96 -76 112 -84C100 -66 84 -62 70 -66Z',
      coat.fill,
      coat.line,
    ) +
    shape(
      'M150 -90C148 -122 110 -130 97 -108C91 -97 98 -84 110 -89C116 -92 120 -99 116 -104C132 -110 142 -104 150 -90Z',
      coat.light,
    ),
}
