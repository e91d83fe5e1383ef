import type { Anatomy } from '../anatomy.ts'
import { sittingBody } from '../bodies.ts'
import { symmetric } from '../curve.ts'
import { softNose, whiskers } from '../noses.ts'
import { oval, shape, stroke, tube } from '../svg.ts'

const tail = 'M60 -26C122 -16 152 -46 144 -84C139 -106 148 -122 164 -126'

export const cat: Anatomy = {
  headY: -212,
  head: symmetric(
    -106,
    [62, -106, 124, -76, 138, -14],
    [141, 2, 150, 20, 163, 36],
    [155, 44, 148, 48, 142, 51],
    [144, 60, 147, 66, 149, 71],
    [124, 104, 64, 124, 0, 124],
  ),
  face: { eye: [64, 18], eyeScale: 1, cheek: [104, 56], nose: [0, 42], mouth: [0, 52], mouthKind: 'snout' },
  crown: -106,
  hatScale: 1,
  temple: [92, -84],
  chin: 124,
  neckHalf: 82,
  half: 138,
  ear: (coat, posture) => {
    if (posture === 'down') {
      return {
        inFront: true,
        art:
          shape(
            'M48 -100C74 -128 126 -122 144 -62C132 -66 114 -62 102 -50C92 -72 74 -92 48 -100Z',
            coat.fill,
            coat.line,
          ) + stroke('M70 -100C94 -106 116 -96 126 -78', coat.shade, 6),
      }
    }
    const tuft = posture === 'tufted' ? stroke('M118 -172L126 -194M112 -170L108 -192', coat.line, 6) : ''
    const fluff =
      posture === 'tufted'
        ? shape(
            'M84 -84C86 -104 92 -118 98 -128C100 -116 102 -110 106 -116C108 -104 112 -92 118 -66Z',
            coat.light,
          )
        : ''
    return {
      inFront: false,
      art:
        tuft +
        shape('M44 -88C58 -126 88 -168 114 -174C136 -176 146 -104 138 -32Z', coat.fill, coat.line) +
        shape('M76 -90C84 -118 98 -142 112 -147C124 -142 128 -100 126 -62Z', coat.inner) +
        fluff,
    }
  },
  cowlick: true,
  patternOverMarkings: false,
  markings: () => '',
  features: (coat) => softNose(42, coat.inner, coat.line) + whiskers(128, 40, coat.line),
  body: sittingBody,
  bodyMarkings: (coat) => oval(0, -44, 48, 56, coat.light),
  limbs: 'paws',
  limbFill: (coat) => coat.fill,
  tail: (coat, ringed) =>
    tube(tail, 32, coat.fill, coat.line) +
    (ringed
      ? `<path d="${tail}" fill="none" stroke="${coat.mark}" stroke-width="32" stroke-linecap="butt" stroke-dasharray="13 20" stroke-dashoffset="-64"/>`
      : ''),
}
