import type { Trait } from '../traits.ts'
import type { Face } from './anatomy.ts'
import type { Coat } from './coats.ts'
import { star } from './curve.ts'
import { brand } from './palette.ts'
import { flipped, moved, oval, shape, stroke } from './svg.ts'

const white = '#FFFFFF'

/** The light comes from the upper left in every drawing, so the shine is never mirrored. */
function shine(scale = 1): string {
  return (
    oval(-6 * scale, -8 * scale, 7.5 * scale, 8 * scale, white) + oval(7 * scale, 9 * scale, 3.6, 3.6, white)
  )
}

const bean = oval(0, 0, 14, 18, brand.ink) + oval(-4, -7, 5.5, 6, white) + oval(4, 8, 2.5, 2.5, white)

const round = oval(0, 0, 21, 24, brand.ink) + oval(1, 11, 13, 9, '#6B4C86') + shine()

function iris(colour: string, glow: string): string {
  return (
    oval(0, 0, 22, 25, brand.ink) +
    oval(0, 2, 17.5, 20, colour) +
    oval(0, 12, 12, 8, glow) +
    oval(0, 0, 10.5, 13, brand.ink) +
    shine(1.05)
  )
}

const amber = iris('#F0982B', '#FFD06B')
const leaf = iris('#3FA66F', '#9BE0A6')
const lake = iris('#3F8FD0', '#A4DAF7')

const happy = stroke('M-20 8C-14 -14 14 -14 20 8', brand.ink, 8.5)
/** The right eye: one lash on the outer side. */
const dreamy = stroke('M-20 -3C-13 13 13 13 20 -3M19 -1l8 4', brand.ink, 7.5)

/** The right eye; a heavy lid sinks on the outer side, with its fold above. */
function sleepy(line: string): string {
  return (
    shape('M-20 -8C-24 28 24 28 20 -8C8 -13 -8 -13 -20 -8Z', brand.ink) +
    oval(1, 12, 12, 7, '#6B4C86') +
    oval(-6, 0, 7, 6.5, white) +
    oval(7, 10, 3.2, 3.2, white) +
    stroke('M-21 -8C-9 -14 9 -14 21 -8', brand.ink, 6) +
    stroke('M-17 -22C-7 -27 7 -27 17 -22', line, 4.5)
  )
}

const starry =
  oval(0, 0, 24, 26, brand.ink) +
  oval(1, 13, 14, 9, '#7C4FA0') +
  shape(star(0, -2, 15, 7.2), brand.honey, brand.honey, 3) +
  oval(9, 13, 3.4, 3.4, white)

/** The left and the right eye, as the viewer sees them. */
type Pair = readonly [left: string, right: string]

const alike = (eye: string) => (): Pair => [eye, eye]

const pairs: Record<Trait<'eyes'>, (line: string) => Pair> = {
  bean: alike(bean),
  round: alike(round),
  amber: alike(amber),
  leaf: alike(leaf),
  lake: alike(lake),
  happy: alike(happy),
  sleepy: (line) => [moved(sleepy(line), 0, 0, -8), moved(sleepy(line), 0, 0, 8)],
  wink: () => [round, stroke('M16 -10L-10 1L16 11', brand.ink, 8)],
  dreamy: () => [flipped(dreamy), dreamy],
  odd: () => [amber, lake],
  starry: alike(starry),
}

export function eyesOf(name: Trait<'eyes'>, face: Face, coat: Coat): string {
  const [left, right] = pairs[name](coat.line)
  const [x, y] = face.eye
  return moved(left, -x, y, 0, face.eyeScale) + moved(right, x, y, 0, face.eyeScale)
}
