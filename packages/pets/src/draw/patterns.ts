import type { Trait } from '../traits.ts'
import type { Coat } from './coats.ts'
import { heart, star } from './curve.ts'
import { brand } from './palette.ts'
import { bothSides, moved, oval, shape, stroke } from './svg.ts'

/** A pattern in its layers; all but the limbs are cut off at the coat's edge. */
export type PatternArt = {
  /** On the head, below the species' own markings. */
  readonly head: string
  /** On the head, over the markings. */
  readonly face: string
  readonly body: string
  /** The colour of arms and feet, where the pattern has its own. */
  readonly limbs?: string
  /** Rings around the tail, where the tail can carry them. */
  readonly ringed?: boolean
  /** The colour of the right ear, where a patch runs over it. */
  readonly rightEar?: string
}

const headStripes =
  'M-9 -120H9C10 -94 5 -74 0 -66C-5 -74 -10 -94 -9 -120Z' +
  'M-47 -116L-30 -120C-25 -98 -27 -84 -30 -76C-38 -84 -46 -98 -47 -116Z' +
  'M47 -116L30 -120C25 -98 27 -84 30 -76C38 -84 46 -98 47 -116Z'
const cheekStripes =
  'M180 -26C156 -30 134 -26 120 -18C136 -10 156 -8 180 -10ZM180 6C158 2 142 6 130 12C144 20 160 22 180 20Z'
const bodyStripes =
  'M116 -84C92 -86 74 -80 62 -72C76 -64 92 -64 116 -66ZM120 -50C100 -54 86 -48 76 -42C88 -34 102 -32 120 -34Z'

const headSpots: readonly (readonly [number, number, number])[] = [
  [-66, -72, 21],
  [-24, -92, 12],
  [84, -60, 17],
  [46, -84, 9],
  [124, -18, 13],
  [-124, -22, 14],
  [-102, -52, 8],
]
const bodySpots: readonly (readonly [number, number, number])[] = [
  [74, -74, 12],
  [88, -46, 9],
  [-76, -62, 14],
  [-92, -34, 8],
  [62, -98, 8],
]

const sprinkleColours = ['#FF6B4A', '#1FA98B', '#FFC247', '#C2255C', '#5AA7DE'] as const
const headSprinkles: readonly (readonly [number, number, number])[] = [
  [-96, -56, 30],
  [-62, -84, -40],
  [-30, -62, 70],
  [4, -90, 10],
  [34, -64, -30],
  [64, -88, 50],
  [94, -56, -70],
  [-122, -18, 80],
  [124, -22, 20],
  [-64, -44, 0],
  [66, -42, 40],
]
const bodySprinkles: readonly (readonly [number, number, number])[] = [
  [-74, -76, 40],
  [-84, -46, -20],
  [72, -80, -50],
  [86, -52, 20],
  [-58, -96, 80],
  [58, -98, 10],
]

function spots(places: readonly (readonly [number, number, number])[], colour: string): string {
  return places.map(([x, y, r]) => oval(x, y, r, r * 0.94, colour)).join('')
}

function sprinkles(places: readonly (readonly [number, number, number])[]): string {
  return places
    .map(([x, y, turn], index) =>
      moved(
        stroke('M-6 0h12', sprinkleColours[index % sprinkleColours.length] ?? brand.coral, 8),
        x,
        y,
        turn,
      ),
    )
    .join('')
}

const patterns: Record<Trait<'pattern'>, (coat: Coat) => PatternArt> = {
  plain: () => ({ head: '', face: '', body: '' }),
  tabby: (coat) => ({
    head: shape(headStripes, coat.mark) + bothSides(shape(cheekStripes, coat.mark)),
    face: '',
    body: bothSides(shape(bodyStripes, coat.mark)),
    ringed: true,
  }),
  spots: (coat) => ({ head: spots(headSpots, coat.mark), face: '', body: spots(bodySpots, coat.mark) }),
  patch: (coat) => ({
    head: shape(
      'M14 -70C36 -110 112 -96 126 -40C136 6 112 56 72 52C40 48 22 26 18 -8C16 -30 4 -50 14 -70Z',
      coat.mark,
    ),
    face: '',
    body: shape('M-120 -96C-84 -100 -60 -74 -64 -44C-68 -20 -90 -4 -120 -6Z', coat.mark),
    rightEar: coat.mark,
  }),
  blaze: (coat) => ({
    head: shape(
      'M-20 -124C-10 -90 -14 -40 -24 -8C-36 22 -76 44 -92 130L92 130C76 44 36 22 24 -8C14 -40 10 -90 20 -124Z',
      coat.light,
    ),
    face: '',
    body: '',
    limbs: coat.light,
  }),
  mask: (coat) => ({
    head: '',
    face: bothSides(shape('M28 16C26 -22 62 -42 92 -24C118 -6 114 38 92 54C64 66 32 54 28 16Z', coat.mark)),
    body: bothSides(shape('M120 -60C96 -58 78 -40 72 -20L72 20L120 20Z', coat.mark)),
    limbs: coat.mark,
  }),
  calico: (coat) => ({
    head:
      shape('M2 -124C-4 -84 14 -44 40 -30C56 -22 60 8 84 20C110 28 140 14 180 20L180 -130Z', coat.mark) +
      shape('M-180 -74C-130 -92 -82 -80 -74 -44C-70 -22 -90 -12 -96 8C-106 34 -140 40 -180 34Z', coat.second),
    face: '',
    body:
      shape('M120 -110C84 -104 62 -78 70 -50C78 -32 100 -30 120 -34Z', coat.second) +
      shape('M-120 -60C-92 -66 -74 -46 -78 -22L-84 20L-120 20Z', coat.mark),
    rightEar: coat.mark,
  }),
  freckles: (coat) => ({
    head: spots(
      [
        [-16, -84, 6],
        [8, -92, 5],
        [20, -76, 6],
        [-2, -68, 4],
      ],
      coat.mark,
    ),
    face: bothSides(
      oval(84, 50, 3.6, 3.6, coat.mark) +
        oval(97, 44, 3.6, 3.6, coat.mark) +
        oval(99, 57, 3.6, 3.6, coat.mark),
    ),
    body: bothSides(
      oval(72, -70, 5, 5, coat.mark) + oval(84, -56, 5, 5, coat.mark) + oval(88, -78, 5, 5, coat.mark),
    ),
  }),
  sprinkles: () => ({ head: sprinkles(headSprinkles), face: '', body: sprinkles(bodySprinkles) }),
  heart: () => ({
    head: '',
    face: shape(heart(0, -46, 22), '#F2557A') + stroke('M-12 -53C-12 -60 -7 -62 -4 -60', '#FFB3C4', 5),
    body: shape(heart(0, -64, 17), '#F2557A'),
  }),
  moon: () => ({
    head: '',
    face:
      shape(
        'M6 -72C-22 -72 -32 -40 -12 -26C4 -16 20 -26 24 -38C12 -33 -2 -40 0 -54C0 -61 3 -68 6 -72Z',
        '#FFE08A',
        '#C99022',
        4,
      ) + shape(star(26, -62, 8, 4), '#FFE08A', '#C99022', 3),
    body: shape(star(0, -66, 16, 8), '#FFE08A', '#C99022', 4),
  }),
}

export function patternOf(name: Trait<'pattern'>, coat: Coat): PatternArt {
  return patterns[name](coat)
}
