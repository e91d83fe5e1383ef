import type { Anatomy } from '../anatomy.ts'
import { sittingBody } from '../bodies.ts'
import { symmetric } from '../curve.ts'
import { buttonNose } from '../noses.ts'
import { bothSides, oval, shape, tube } from '../svg.ts'

const tail = 'M62 -26C120 -4 168 -36 160 -96C156 -120 146 -136 136 -144'

export const redPanda: Anatomy = {
  headY: -208,
  head: symmetric(
    -102,
    [64, -102, 124, -76, 138, -18],
    [144, 8, 158, 22, 174, 34],
    [166, 46, 158, 52, 152, 56],
    [154, 64, 156, 70, 157, 75],
    [128, 104, 64, 124, 0, 124],
  ),
  face: {
    eye: [62, 12],
    eyeScale: 0.92,
    cheek: [112, 52],
    nose: [0, 36],
    mouth: [0, 52],
    mouthKind: 'snout',
  },
  crown: -102,
  hatScale: 0.95,
  temple: [84, -84],
  chin: 124,
  neckHalf: 82,
  half: 138,
  ear: (coat, posture) => {
    if (posture === 'down') {
      return {
        inFront: true,
        art:
          shape(
            'M60 -98C90 -128 142 -112 152 -56C138 -56 122 -54 112 -48C102 -68 84 -88 60 -98Z',
            coat.light,
            coat.line,
          ) +
          shape('M84 -94C104 -104 128 -94 138 -68C128 -66 120 -64 114 -62C108 -74 98 -86 84 -94Z', coat.fill),
      }
    }
    const fluff =
      posture === 'tufted'
        ? shape(
            'M88 -78C88 -96 96 -108 102 -114C104 -104 108 -100 114 -106C116 -92 120 -82 126 -62Z',
            coat.light,
          )
        : ''
    return {
      inFront: false,
      art:
        shape('M52 -88C60 -128 92 -160 124 -154C154 -144 154 -80 138 -30Z', coat.light, coat.line) +
        shape('M80 -86C86 -112 104 -130 120 -128C136 -122 138 -84 128 -50Z', coat.second) +
        fluff,
    }
  },
  cowlick: true,
  patternOverMarkings: false,
  markings: (coat) =>
    bothSides(
      shape('M84 26C106 8 150 2 190 20L190 100C150 112 112 100 100 84C92 66 78 44 84 26Z', coat.light) +
        shape('M32 -40C46 -58 78 -56 88 -40C76 -30 46 -28 32 -40Z', coat.light) +
        shape('M50 34C62 44 80 70 78 104L104 96C104 72 92 46 76 28Z', coat.mark),
    ) + oval(0, 58, 50, 40, coat.light),
  features: () => buttonNose(38, 14, 10),
  body: sittingBody,
  bodyMarkings: (coat) =>
    shape('M-60 -150L60 -150C68 -96 62 -40 40 -6L-40 -6C-62 -40 -68 -96 -60 -150Z', coat.second),
  limbs: 'paws',
  limbFill: (coat) => coat.second,
  tail: (coat) =>
    tube(tail, 48, coat.fill, coat.line) +
    `<path d="${tail}" fill="none" stroke="${coat.light}" stroke-width="48" stroke-linecap="butt" stroke-dasharray="16 24" stroke-dashoffset="-54"/>`,
}
