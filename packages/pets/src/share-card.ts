import { cloths, brand } from './draw/palette.ts'
import { pawPrint } from './draw/paw.ts'
import { box, clipped, faded, moved, oval, shape } from './draw/svg.ts'
import { petSvg } from './pet-svg.ts'

/** The size that link previews crop to. */
export const shareCardSize = { width: 1200, height: 630 } as const

/** A trail of prints from the lower left up to the pet. */
const trail = [
  [96, 540, 32],
  [182, 452, 52],
  [122, 356, 22],
  [214, 268, 48],
  [150, 172, 18],
  [246, 92, 42],
] as const

/**
 * The picture of a link preview: one pet in its frame, on the brand's paper colour. No text: the preview shows the
 * title beside it, and a server needs no fonts.
 */
export function shareCardSvg(number: number): string {
  const { width, height } = shareCardSize
  const prints = trail.map(([x, y, turn]) => moved(shape(pawPrint, brand.ink), x, y, turn, 1.6)).join('')
  const mirrored = `<g transform="translate(${width} 0) scale(-1 1)">${prints}</g>`
  const frame = box(-276, -276, 552, 552, brand.ink, 52) + box(-270, -270, 540, 540, '#FFFFFF', 46)
  const picture = `<g transform="translate(-242 -242)">${petSvg(number, { size: 484, scope: 'card' })}</g>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><clipPath id="card-clip"><rect x="-242" y="-242" width="484" height="484" rx="28"/></clipPath></defs>`,
    box(0, 0, width, height, brand.paper),
    oval(120, 620, 250, 250, cloths.honey.light),
    oval(1110, 60, 230, 230, cloths.coral.light),
    oval(1080, 600, 120, 120, cloths.mint.light),
    faded(prints + mirrored, 0.14),
    moved(frame + clipped(picture, 'card-clip'), width / 2, height / 2, -3),
    '</svg>',
  ].join('')
}
