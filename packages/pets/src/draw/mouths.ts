import type { Trait } from '../traits.ts'
import type { Face } from './anatomy.ts'
import type { Coat } from './coats.ts'
import { bothSides, moved, oval, shape, stroke } from './svg.ts'

const inside = '#8E2F4A'
const tongueFill = '#FF8E95'
const tongueLine = '#C2506A'
const beakFill = '#FFB04A'
const beakLine = '#B5691A'

/** Bubble gum, blown as large as it goes. */
const bubble =
  oval(0, 24, 27, 26, '#FFA6C4', '#C2507E', 6) +
  oval(-10, 14, 6, 8, '#FFE3EE') +
  oval(9, 36, 3.5, 3.5, '#FFD0E0')

type Mouth = Trait<'mouth'>

/** Below a small nose: a double curve, as cats and rabbits have it. */
const snoutLip = 'M-24 1C-22 16 -4 17 0 3C4 17 22 16 24 1'

const snouts: Record<Mouth, (line: string) => string> = {
  smile: (line) => stroke(snoutLip, line, 6),
  grin: (line) => stroke('M-32 -3C-26 22 26 22 32 -3M-38 -5l9 4M38 -5l-9 4', line, 6),
  open: (line) =>
    shape('M-21 5C-10 11 10 11 21 5C24 36 10 42 0 42C-10 42 -24 36 -21 5Z', inside, line, 6) +
    shape('M-14 31C-8 22 8 22 14 31C10 38 -10 38 -14 31Z', tongueFill) +
    stroke('M-27 1C-25 8 -12 12 0 4C12 12 25 8 27 1', line, 6),
  tongue: (line) =>
    shape('M-10 10C-11 32 11 32 10 10Z', tongueFill, tongueLine, 5) +
    stroke('M0 14v6', tongueLine, 4) +
    stroke(snoutLip, line, 6),
  oh: (line) =>
    stroke('M0 -6v5', line, 5) + shape('M0 2C12 2 12 24 0 24C-12 24 -12 2 0 2Z', inside, line, 5.5),
  fang: (line) => shape('M8 11L14 23L20 9Z', '#FFFFFF', line, 4) + stroke(snoutLip, line, 6),
  smirk: (line) => stroke('M-16 6C-6 16 14 14 24 -2M27 -6C29 -4 30 -1 29 2', line, 6),
  bubble: () => bubble,
}

/** A small round beak in the middle of the face. */
const upperBeak = shape('M-22 0C-14 -16 14 -16 22 0C12 8 8 16 0 18C-8 16 -12 8 -22 0Z', beakFill, beakLine, 6)
const closedBeak = upperBeak + stroke('M-16 1C-8 7 8 7 16 1', beakLine, 4)

const beaks: Record<Mouth, string> = {
  smile: closedBeak,
  grin: closedBeak + bothSides(stroke('M24 -2C28 -2 31 -5 32 -9', beakLine, 5)),
  open:
    shape('M-17 2C-14 34 14 34 17 2Z', inside, beakLine, 6) +
    oval(0, 20, 9, 6, tongueFill) +
    shape('M-22 0C-14 -16 14 -16 22 0C12 6 6 9 0 9C-6 9 -12 6 -22 0Z', beakFill, beakLine, 6),
  tongue: shape('M-8 10C-9 32 9 32 8 10Z', tongueFill, tongueLine, 5) + closedBeak,
  oh: oval(0, 3, 13, 15, beakFill, beakLine, 6) + oval(0, 4, 6, 8, inside),
  fang: shape('M6 8L10 22L15 5Z', '#FFFFFF', beakLine, 4) + closedBeak,
  smirk:
    upperBeak +
    stroke('M-16 3C-6 8 8 5 18 -3', beakLine, 4) +
    stroke('M23 -3C27 -5 29 -8 29 -12', beakLine, 5),
  bubble: moved(bubble, 0, 4) + upperBeak,
}

/** A long smile without a nose, from cheek to cheek. */
const wideLip = 'M-40 -2C-26 16 26 16 40 -2'

const wides: Record<Mouth, (line: string) => string> = {
  smile: (line) => stroke(wideLip, line, 6),
  grin: (line) => stroke('M-52 -8C-34 22 34 22 52 -8M-57 -8l8 -3M57 -8l-8 -3', line, 6),
  open: (line) =>
    shape('M-34 0C-12 6 12 6 34 0C32 32 14 38 0 38C-14 38 -32 32 -34 0Z', inside, line, 6) +
    shape('M-18 28C-10 18 10 18 18 28C12 36 -12 36 -18 28Z', tongueFill),
  tongue: (line) => shape('M6 10C6 34 28 30 26 6Z', tongueFill, tongueLine, 5) + stroke(wideLip, line, 6),
  oh: (line) => oval(0, 8, 12, 14, inside, line, 6),
  fang: (line) => shape('M16 8L23 20L29 4Z', '#FFFFFF', line, 4) + stroke(wideLip, line, 6),
  smirk: (line) => stroke('M-26 6C-8 18 22 14 40 -6M43 -10C46 -8 47 -5 46 -2', line, 6),
  bubble: () => bubble,
}

export function mouthOf(name: Mouth, face: Face, coat: Coat): string {
  const [x, y] = face.mouth
  if (face.mouthKind === 'beak') return moved(beaks[name], x, y)
  return moved((face.mouthKind === 'wide' ? wides : snouts)[name](coat.line), x, y)
}
