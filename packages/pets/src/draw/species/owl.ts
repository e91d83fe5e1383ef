import type { Anatomy } from '../anatomy.ts'
import { roundBody } from '../bodies.ts'
import { symmetric } from '../curve.ts'
import { bothSides, oval, shape, stroke } from '../svg.ts'

export const owl: Anatomy = {
  headY: -212,
  head: symmetric(
    -100,
    [70, -100, 128, -78, 140, -14],
    [148, 20, 152, 36, 146, 60],
    [140, 102, 78, 122, 0, 122],
  ),
  face: { eye: [58, 8], eyeScale: 1.12, cheek: [100, 62], nose: [0, 36], mouth: [0, 42], mouthKind: 'beak' },
  crown: -100,
  hatScale: 0.95,
  temple: [92, -80],
  chin: 122,
  neckHalf: 92,
  half: 141,
  ear: (coat, posture) => {
    if (posture === 'down') {
      return {
        inFront: true,
        art: shape(
          'M58 -92C92 -112 138 -100 168 -70C148 -66 128 -58 116 -48C102 -68 82 -84 58 -92Z',
          coat.mark,
          coat.line,
        ),
      }
    }
    const fluff = posture === 'tufted' ? stroke('M148 -132L166 -148M138 -134L148 -154', coat.line, 6) : ''
    return {
      inFront: false,
      art:
        fluff +
        shape('M58 -86C76 -108 112 -132 150 -134C152 -104 148 -70 136 -36Z', coat.fill, coat.line) +
        shape('M88 -88C102 -102 120 -114 138 -117C138 -98 134 -78 128 -58Z', coat.mark),
    }
  },
  cowlick: false,
  patternOverMarkings: true,
  markings: (coat) =>
    bothSides(oval(56, 14, 66, 64, coat.light)) +
    shape('M0 -14C10 -46 24 -60 44 -74C20 -82 -20 -82 -44 -74C-24 -60 -10 -46 0 -14Z', coat.mark),
  features: () => '',
  body: roundBody,
  bodyMarkings: (coat) =>
    oval(0, -48, 64, 76, coat.light) +
    stroke(
      'M-30 -62q10 12 20 0M10 -62q10 12 20 0M-10 -42q10 12 20 0M-50 -42q10 12 20 0M30 -42q10 12 20 0M-30 -22q10 12 20 0M10 -22q10 12 20 0',
      coat.mark,
      5,
    ),
  limbs: 'wings',
  limbFill: (coat) => coat.fill,
  tail: (coat) => shape('M80 -26C102 -26 122 -18 130 -2C110 6 90 4 74 -2Z', coat.mark, coat.line),
}
