import type { Anatomy } from '../anatomy.ts'
import { sittingBody } from '../bodies.ts'
import { symmetric } from '../curve.ts'
import { buttonNose } from '../noses.ts'
import { shape } from '../svg.ts'

export const fox: Anatomy = {
  headY: -208,
  head: symmetric(
    -100,
    [58, -100, 112, -76, 128, -22],
    [136, 8, 152, 24, 176, 38],
    [166, 50, 156, 56, 148, 60],
    [150, 68, 152, 74, 154, 80],
    [128, 98, 54, 126, 0, 126],
  ),
  face: {
    eye: [62, 14],
    eyeScale: 0.95,
    cheek: [104, 54],
    nose: [0, 46],
    mouth: [0, 60],
    mouthKind: 'snout',
  },
  crown: -100,
  hatScale: 0.95,
  temple: [88, -78],
  chin: 126,
  neckHalf: 82,
  half: 130,
  ear: (coat, posture) => {
    if (posture === 'down') {
      return {
        inFront: true,
        art:
          shape(
            'M46 -96C76 -128 136 -122 158 -54C142 -58 122 -52 110 -42C96 -64 74 -86 46 -96Z',
            coat.fill,
            coat.line,
          ) +
          shape(
            'M150 -62C142 -84 132 -96 122 -102C124 -86 126 -70 128 -52C136 -56 144 -58 150 -62Z',
            coat.second,
          ),
      }
    }
    const fluff =
      posture === 'tufted'
        ? shape(
            'M82 -82C84 -106 92 -122 100 -132C102 -118 106 -112 110 -120C112 -104 116 -88 120 -60Z',
            coat.light,
          )
        : ''
    return {
      inFront: false,
      art:
        shape('M38 -86C54 -130 92 -180 124 -186C148 -184 150 -98 138 -24Z', coat.fill, coat.line) +
        shape(
          'M92 -162C104 -174 116 -182 124 -183C134 -182 140 -166 143 -148C126 -154 108 -158 92 -162Z',
          coat.second,
        ) +
        shape('M74 -88C84 -116 100 -138 114 -144C126 -138 130 -98 126 -54Z', coat.inner) +
        fluff,
    }
  },
  cowlick: true,
  patternOverMarkings: false,
  markings: (coat) =>
    shape(
      'M0 34C22 34 34 52 52 58C86 64 120 40 190 20L190 130L-190 130L-190 20C-120 40 -86 64 -52 58C-34 52 -22 34 0 34Z',
      coat.light,
    ),
  features: () => buttonNose(46, 12, 9),
  body: sittingBody,
  bodyMarkings: (coat) =>
    shape(
      'M-56 -150L56 -150C64 -104 44 -74 34 -52C26 -38 16 -46 0 -30C-16 -46 -26 -38 -34 -52C-44 -74 -64 -104 -56 -150Z',
      coat.light,
    ),
  limbs: 'paws',
  limbFill: (coat) => coat.fill,
  tail: (coat) =>
    shape(
      'M60 -14C110 12 176 -14 186 -78C192 -116 176 -146 156 -160C152 -128 128 -116 108 -92C90 -70 80 -52 62 -48Z',
      coat.fill,
      coat.line,
    ) +
    shape(
      'M186 -92C186 -122 172 -146 156 -157C153 -134 140 -122 126 -108C138 -106 144 -98 148 -90C160 -98 176 -98 186 -92Z',
      coat.light,
    ),
}
