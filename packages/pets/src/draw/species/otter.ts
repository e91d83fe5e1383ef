import type { Anatomy } from '../anatomy.ts'
import { sittingBody } from '../bodies.ts'
import { symmetric } from '../curve.ts'
import { buttonNose } from '../noses.ts'
import { bothSides, oval, shape, stroke } from '../svg.ts'

export const otter: Anatomy = {
  headY: -206,
  head: symmetric(
    -96,
    [70, -96, 132, -74, 144, -14],
    [150, 12, 160, 30, 156, 56],
    [150, 96, 82, 114, 0, 114],
  ),
  face: {
    eye: [72, -2],
    eyeScale: 0.88,
    cheek: [116, 40],
    nose: [0, 18],
    mouth: [0, 40],
    mouthKind: 'snout',
  },
  crown: -96,
  hatScale: 1,
  temple: [98, -70],
  chin: 114,
  neckHalf: 82,
  half: 145,
  ear: (coat, posture) => {
    if (posture === 'down') {
      return {
        inFront: true,
        art: shape(
          'M112 -72C132 -82 158 -66 156 -38C146 -36 132 -40 126 -46C124 -56 120 -66 112 -72Z',
          coat.fill,
          coat.line,
        ),
      }
    }
    const tuft = posture === 'tufted' ? stroke('M138 -80L150 -98M148 -72L164 -84', coat.line, 6) : ''
    return {
      inFront: false,
      art: tuft + oval(126, -58, 27, 27, coat.fill, coat.line) + oval(129, -58, 14, 14, coat.inner),
    }
  },
  cowlick: true,
  patternOverMarkings: false,
  markings: (coat) =>
    shape('M0 4C30 -8 74 2 88 34C96 76 52 120 0 120C-52 120 -96 76 -88 34C-74 2 -30 -8 0 4Z', coat.light),
  features: (coat) =>
    buttonNose(22, 22, 14) +
    bothSides(
      stroke('M70 44L112 36M70 56L110 62', coat.line, 4.5) +
        oval(44, 48, 3, 3, coat.line) +
        oval(56, 38, 3, 3, coat.line),
    ),
  body: sittingBody,
  bodyMarkings: (coat) =>
    shape('M-48 -150L48 -150C58 -90 66 -40 40 -6L-40 -6C-66 -40 -58 -90 -48 -150Z', coat.light),
  limbs: 'paws',
  limbFill: (coat) => coat.fill,
  tail: (coat) =>
    shape('M70 -44C112 -40 160 -24 184 -4C190 6 180 12 168 12C130 14 92 10 64 2Z', coat.fill, coat.line),
}
