import { pawTextureSvg } from '@mofu/pets/paw-texture'

import { svgUrl } from '../parts/svg-url.ts'

/** Draws the paw prints behind the page, in the colours of each theme (styles/tokens.css). */
export function drawPawTile(): void {
  const { style } = document.documentElement
  style.setProperty('--paws-light', `url("${svgUrl(pawTextureSvg('#2b1b3d'))}")`)
  style.setProperty('--paws-dark', `url("${svgUrl(pawTextureSvg('#fbf0e6'))}")`)
}
