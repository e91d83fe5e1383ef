import { brand } from './draw/palette.ts'
import { pawPrint } from './draw/paw.ts'
import { group, moved, shape } from './draw/svg.ts'

/** Steps within one tile: every print lies inside it, so tiles are seamless. */
const steps = [
  [52, 46, -18, 0.8],
  [150, 84, 14, 0.7],
  [206, 186, -10, 0.85],
  [92, 160, 22, 0.75],
] as const

/** A tile of paw prints, 240 by 240, to repeat over large empty areas; the page sets its opacity. */
export function pawTextureSvg(colour: string = brand.ink): string {
  const prints = steps.map(([x, y, turn, size]) => moved(shape(pawPrint, colour), x, y, turn, size)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">${group(prints, 'opacity=".06"')}</svg>`
}
