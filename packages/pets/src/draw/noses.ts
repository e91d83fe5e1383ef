import { brand } from './palette.ts'
import { bothSides, oval, shape, stroke } from './svg.ts'

/** A small soft triangle: cats, rabbits, hamsters. */
export function softNose(y: number, fill: string, line: string): string {
  return shape(
    `M-9 ${y - 6}C-4 ${y - 9} 4 ${y - 9} 9 ${y - 6}C10 ${y} 4 ${y + 6} 0 ${y + 6}C-4 ${y + 6} -10 ${y} -9 ${y - 6}Z`,
    fill,
    line,
    4,
  )
}

/** A wide dark button with a shine: dogs, bears, otters. */
export function buttonNose(y: number, rx = 15, ry = 11): string {
  return oval(0, y, rx, ry, brand.ink) + oval(-rx * 0.35, y - ry * 0.35, rx * 0.32, ry * 0.28, '#FFFFFF')
}

export function whiskers(x: number, y: number, line: string): string {
  return bothSides(stroke(`M${x} ${y}L${x + 30} ${y - 5}M${x} ${y + 14}L${x + 29} ${y + 18}`, line, 4.5))
}
