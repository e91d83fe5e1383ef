import type { Cloth } from './palette.ts'
import { bothSides, num, oval, shape, stroke, tube } from './svg.ts'

/** Neckwear is drawn around the lowest point of the chin; `half` is half the neck's width there. */
function loop(half: number, drop: number): string {
  return `M${num(-half)} -22C${num(-half * 0.6)} ${num(drop)} ${num(half * 0.6)} ${num(drop)} ${num(half)} -22`
}

export function scarf(cloth: Cloth, half: number): string {
  return (
    shape('M30 6L64 0C70 22 74 40 72 58L40 62C42 40 38 22 30 6Z', cloth.base, cloth.line) +
    stroke('M42 44L70 40', cloth.light, 8) +
    stroke('M46 62v8M56 61v8M66 59v8', cloth.line, 5) +
    tube(loop(half - 4, 22), 30, cloth.base, cloth.line) +
    stroke(`M${num(-half * 0.5)} -6l-4 14M${num(-half * 0.1)} 2v14`, cloth.light, 8)
  )
}

export function bell(cloth: Cloth, half: number): string {
  const line = '#A9690B'
  return (
    tube(loop(half - 2, 18), 12, cloth.base, cloth.line) +
    oval(0, 20, 19, 19, '#FFCB4D', line) +
    stroke('M-18 18C-8 23 8 23 18 18', line, 5) +
    oval(0, 27, 4, 4, line) +
    stroke('M0 28v8', line, 4) +
    oval(-7, 11, 4, 3, '#FFF3C4')
  )
}

export function bandana(cloth: Cloth, half: number): string {
  return (
    shape(
      `M${num(-half)} -24C${num(-half * 0.5)} 10 ${num(half * 0.5)} 10 ${num(half)} -24C${num(half * 0.8)} 12 34 44 4 56C1 57 -1 57 -4 56C-34 44 ${num(-half * 0.8)} 12 ${num(-half)} -24Z`,
      cloth.base,
      cloth.line,
    ) +
    oval(-26, 18, 5, 5, cloth.light) +
    oval(0, 20, 5, 5, cloth.light) +
    oval(26, 18, 5, 5, cloth.light) +
    oval(-13, 35, 5, 5, cloth.light) +
    oval(13, 35, 5, 5, cloth.light)
  )
}

export function bowTie(cloth: Cloth, half: number): string {
  return (
    tube(loop(half - 2, 16), 8, cloth.base, cloth.line) +
    bothSides(bowLoop(cloth)) +
    oval(0, 14, 11, 12, cloth.deep, cloth.line)
  )
}

function bowLoop(cloth: Cloth): string {
  return (
    shape('M4 12C16 -4 36 -10 46 -4C52 6 52 24 46 34C36 38 16 32 4 16Z', cloth.base, cloth.line) +
    stroke('M14 14L28 10', cloth.line, 5)
  )
}
