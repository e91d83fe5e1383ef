import type { Face } from './anatomy.ts'
import type { Cloth } from './palette.ts'
import { bothSides, moved, num, oval, shape, stroke, tube } from './svg.ts'

/** Pinned beside an ear, drawn around the pin. */
export function bow(cloth: Cloth): string {
  return moved(
    bothSides(
      shape('M2 -2C18 -34 46 -40 56 -28C62 -14 62 14 56 28C46 38 18 32 2 4Z', cloth.base, cloth.line) +
        shape('M50 -24C55 -12 55 12 50 24C42 18 40 -16 50 -24Z', cloth.light) +
        stroke('M14 -4L30 -10M14 6L28 12', cloth.line, 5),
    ) + oval(0, 1, 13, 14, cloth.deep, cloth.line),
    0,
    0,
    18,
    0.95,
  )
}

export function daisy(): string {
  const petal = oval(0, -22, 12, 16, '#FFFFFF', '#B79AA6', 5)
  const petals = [0, 60, 120, 180, 240, 300].map((turn) => moved(petal, 0, 0, turn)).join('')
  return petals + oval(0, 0, 14, 14, '#FFC247', '#B07916', 5) + oval(-4, -4, 4, 3, '#FFE9A8')
}

export function glasses(face: Face, cloth: Cloth): string {
  const [x, y] = face.eye
  const r = 37 * Math.max(face.eyeScale, 0.9)
  const lens = `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#FFFFFF" fill-opacity=".14" stroke="${cloth.line}" stroke-width="8"/>`
  const glint = stroke(
    `M${num(x + r * 0.3)} ${num(y - r * 0.66)}L${num(x + r * 0.62)} ${num(y - r * 0.36)}`,
    '#FFFFFF',
    5,
  )
  const bridge = stroke(
    `M${num(r - x)} ${num(y - 6)}C${num((r - x) / 2)} ${num(y - 16)} ${num((x - r) / 2)} ${num(y - 16)} ${num(x - r)} ${num(y - 6)}`,
    cloth.line,
    8,
  )
  return (
    bothSides(
      lens + glint + stroke(`M${num(x + r)} ${num(y - 6)}L${num(x + r + 20)} ${num(y - 16)}`, cloth.line, 8),
    ) + bridge
  )
}

/** A band over the head with a soft cup on each side; `half` is half the width of the head. */
export function headphones(cloth: Cloth, half: number, top: number): string {
  const band = `M${num(-half)} -6C${num(-half - 4)} ${num(top * 0.9)} ${num(-half * 0.52)} ${num(top - 14)} 0 ${num(top - 14)}C${num(half * 0.52)} ${num(top - 14)} ${num(half + 4)} ${num(top * 0.9)} ${num(half)} -6`
  return (
    tube(band, 13, cloth.light, cloth.line) +
    bothSides(
      shape(
        `M${num(half - 16)} -36C${num(half + 34)} -44 ${num(half + 38)} 44 ${num(half - 16)} 38C${num(half - 24)} 20 ${num(half - 24)} -18 ${num(half - 16)} -36Z`,
        cloth.base,
        cloth.line,
      ) +
        stroke(
          `M${num(half + 10)} -14C${num(half + 14)} -4 ${num(half + 14)} 8 ${num(half + 10)} 18`,
          cloth.light,
          6,
        ),
    )
  )
}
