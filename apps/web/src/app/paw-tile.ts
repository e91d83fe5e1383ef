import { pawTextureSvg } from '@mofu/pets/paw-texture'

import { svgUrl } from '../parts/svg-url.ts'

/** Lays the paw prints under the page. */
export function layPawTile(): void {
  const { style } = document.documentElement
  style.setProperty('--paw-tile', `url("${svgUrl(pawTextureSvg())}")`)
  style.setProperty('--paw-tile-colour', 'color-mix(in srgb, var(--ink) 45%, transparent)')
}
