import { pawTextureSvg } from '@mofu/pets/paw-texture'

import { svgUrl } from '../parts/svg-url.ts'

/** Lays the paw prints under the page, in the ink of each theme (styles/tokens.css). */
export function layPawTile(): void {
  const { style } = document.documentElement
  style.setProperty('--paws-light', `url("${svgUrl(pawTextureSvg('#2b1b3d'))}")`)
  style.setProperty('--paws-dark', `url("${svgUrl(pawTextureSvg('#fbf0e6'))}")`)
}
