import { itemAt } from '../item-at.ts'
import { num } from './svg.ts'

/** One cubic curve: two handles and where it ends. */
type Bend = readonly [number, number, number, number, number, number]

function curveTo(bend: readonly number[]): string {
  return `C${bend.map(num).join(' ')}`
}

/**
 * A closed outline that is the same left and right: the right half is given from the top middle to the bottom
 * middle, the left half is its mirror. Heads and bodies are drawn this way so that they never lean by accident.
 */
export function symmetric(topY: number, ...rightHalf: readonly Bend[]): string {
  const ends: [number, number][] = [[0, topY]]
  for (const bend of rightHalf) ends.push([bend[4], bend[5]])
  const leftHalf = rightHalf
    .map((bend, index) => {
      const [x, y] = itemAt(ends, index)
      return [-bend[2], bend[3], -bend[0], bend[1], -x, y]
    })
    .toReversed()
  return `M0 ${num(topY)}${[...rightHalf, ...leftHalf].map(curveTo).join('')}Z`
}

/** A ring of soft bumps along an ellipse: wool, a cloud, a flower. */
export function bumpy(x: number, y: number, rx: number, ry: number, bumps: number, startTurn = 0): string {
  const points = Array.from({ length: bumps }, (_, index) => {
    const turn = ((index + startTurn) / bumps) * Math.PI * 2
    return [x + rx * Math.sin(turn), y - ry * Math.cos(turn)] as const
  })
  const [firstX, firstY] = itemAt(points, 0)
  const arcs = points.map((from, index) => {
    const to = itemAt(points, (index + 1) % bumps)
    const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56
    return `A${num(radius)} ${num(radius)} 0 0 1 ${num(to[0])} ${num(to[1])}`
  })
  return `M${num(firstX)} ${num(firstY)}${arcs.join('')}Z`
}

/** A star with rounded-looking points (its outline is drawn with round joins). */
export function star(x: number, y: number, outer: number, inner = outer * 0.5, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner
    const turn = (index / (points * 2)) * Math.PI * 2
    return `${num(x + radius * Math.sin(turn))} ${num(y - radius * Math.cos(turn))}`
  })
  return `M${corners.join('L')}Z`
}

/** A four-pointed twinkle with hollow sides. */
export function twinkle(x: number, y: number, size: number): string {
  return (
    `M${num(x)} ${num(y - size)}Q${num(x)} ${num(y)} ${num(x + size)} ${num(y)}` +
    `Q${num(x)} ${num(y)} ${num(x)} ${num(y + size)}Q${num(x)} ${num(y)} ${num(x - size)} ${num(y)}` +
    `Q${num(x)} ${num(y)} ${num(x)} ${num(y - size)}Z`
  )
}

/** A plump heart whose dip is at (x, y - size / 2). */
export function heart(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${num(x + dx * size)} ${num(y + dy * size)}`
  return (
    `M${at(0, 0.9)}C${at(-0.5, 0.55)} ${at(-1, 0.15)} ${at(-1, -0.3)}C${at(-1, -0.95)} ${at(-0.2, -1)} ${at(0, -0.42)}` +
    `C${at(0.2, -1)} ${at(1, -0.95)} ${at(1, -0.3)}C${at(1, 0.15)} ${at(0.5, 0.55)} ${at(0, 0.9)}Z`
  )
}
