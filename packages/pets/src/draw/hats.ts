import { bumpy } from './curve.ts'
import type { Cloth } from './palette.ts'
import { bothSides, group, moved, oval, shape, stroke } from './svg.ts'

/** Hats are drawn around the middle of the top of the head. */

export function beret(cloth: Cloth): string {
  return moved(
    stroke('M4 -48C4 -60 10 -66 16 -68', cloth.line, 9) +
      shape(
        'M-78 14C-96 -24 -36 -56 10 -54C62 -52 98 -22 82 12C48 26 -44 28 -78 14Z',
        cloth.base,
        cloth.line,
      ) +
      shape('M-66 4C-70 -18 -36 -38 -8 -42C-30 -28 -42 -14 -40 8Z', cloth.light) +
      shape('M-74 15C-44 27 48 25 78 13C74 25 52 32 0 32C-52 32 -70 26 -74 15Z', cloth.deep, cloth.line),
    -6,
    -2,
    -8,
  )
}

export function beanie(cloth: Cloth): string {
  return (
    shape('M-76 22C-82 -44 -38 -70 0 -70C38 -70 82 -44 76 22Z', cloth.base, cloth.line) +
    stroke('M-28 -52C-38 -34 -40 -16 -40 -4M28 -52C38 -34 40 -16 40 -4M0 -60V-6', cloth.deep, 6) +
    shape(
      'M-84 12C-84 0 -76 -4 -68 -4H68C76 -4 84 0 84 12V22C84 32 78 36 70 36H-70C-78 36 -84 32 -84 22Z',
      cloth.light,
      cloth.line,
    ) +
    stroke('M-52 6v20M-26 6v20M0 6v20M26 6v20M52 6v20', cloth.base, 6) +
    shape(bumpy(0, -78, 22, 20, 8), '#FFFDFA', cloth.line)
  )
}

export function strawHat(cloth: Cloth): string {
  const straw = '#F8D98F'
  const line = '#A3762C'
  return moved(
    shape('M-128 22C-110 -4 110 -4 128 22C118 46 -118 46 -128 22Z', straw, line) +
      shape('M-70 20C-74 -44 -42 -58 0 -58C42 -58 74 -44 70 20C40 30 -40 30 -70 20Z', straw, line) +
      shape('M-71 0C-40 12 40 12 71 0L71 22C40 32 -40 32 -71 22Z', cloth.base, cloth.line, 6) +
      stroke('M-44 -36C-20 -46 20 -46 44 -36M-58 -18C-30 -10 30 -10 58 -18', '#E5B95F', 5) +
      stroke('M-108 24C-100 30 -92 32 -84 33M108 24C100 30 92 32 84 33', '#E5B95F', 5),
    0,
    -4,
    -3,
  )
}

export function partyHat(cloth: Cloth): string {
  return moved(
    shape('M-44 18L-4 -84C-1 -90 5 -90 8 -84L46 18C24 30 -22 30 -44 18Z', cloth.base, cloth.line) +
      shape('M-31 -16L-19 -46C-2 -38 10 -40 22 -48L33 -18C12 -8 -12 -8 -31 -16Z', cloth.light) +
      oval(-18, 8, 6, 6, '#FFFFFF') +
      oval(8, 10, 6, 6, '#FFFFFF') +
      oval(30, 4, 5, 5, '#FFFFFF') +
      shape(bumpy(2, -90, 17, 17, 8), '#FFF3D0', cloth.line),
    26,
    -2,
    12,
  )
}

export function crown(): string {
  const line = '#A9690B'
  return (
    shape(
      'M-58 22L-66 -42C-66 -48 -60 -50 -56 -46L-32 -22L-6 -62C-3 -67 3 -67 6 -62L32 -22L56 -46C60 -50 66 -48 66 -42L58 22C30 34 -30 34 -58 22Z',
      '#FFCB4D',
      line,
    ) +
    shape('M-54 12C-26 22 26 22 54 12L52 20C28 29 -28 29 -52 20Z', '#F2A925') +
    stroke('M-50 -26L-46 0', '#FFF0B8', 7) +
    oval(0, -66, 8, 8, '#FFF0B8', line, 5) +
    bothSides(oval(64, -47, 7, 7, '#FFF0B8', line, 5)) +
    shape('M0 -14L12 0L0 14L-12 0Z', '#E0457B', '#8A1C46', 4) +
    bothSides(oval(32, 2, 6.5, 6.5, '#3CBBA0', '#14705C', 4))
  )
}

export function halo(): string {
  return (
    `<ellipse cx="0" cy="-44" rx="66" ry="18" fill="none" stroke="#FFF6CF" stroke-width="26" opacity=".7"/>` +
    `<ellipse cx="0" cy="-44" rx="66" ry="18" fill="none" stroke="#B8790F" stroke-width="18"/>` +
    `<ellipse cx="0" cy="-44" rx="66" ry="18" fill="none" stroke="#FFD966" stroke-width="10"/>` +
    stroke('M-52 -52C-40 -58 -24 -61 -10 -62', '#FFFBE6', 4)
  )
}

export function sprout(): string {
  const leaf = 'M0 -34C2 -62 34 -76 58 -64C56 -38 28 -22 0 -34Z'
  const vein = 'M6 -38C20 -46 32 -52 44 -56'
  return (
    stroke('M0 8C-4 -8 -3 -22 0 -34', '#2E7A4C', 9) +
    shape(leaf, '#7CCB7F', '#2E7A4C') +
    stroke(vein, '#4FA765', 4) +
    group(shape(leaf, '#9ADB8F', '#2E7A4C') + stroke(vein, '#4FA765', 4), 'transform="scale(-.82 .9)"')
  )
}

export function chick(): string {
  const line = '#B07916'
  return (
    shape('M-44 2C-52 -46 -26 -70 0 -70C26 -70 52 -46 44 2C34 20 -34 20 -44 2Z', '#FFDF74', line) +
    stroke('M-2 -70C-6 -80 0 -86 6 -88M2 -70C6 -78 14 -80 20 -78', line, 6) +
    bothSides(
      oval(18, -34, 6, 7, '#2B1B3D') + oval(16, -37, 2.2, 2.2, '#FFFFFF') + oval(30, -20, 8, 5, '#FFA37F'),
    ) +
    shape('M-9 -26C-4 -32 4 -32 9 -26C5 -18 -5 -18 -9 -26Z', '#FF9A3D', '#B5591A', 4) +
    bothSides(shape('M42 -20C56 -18 60 -4 50 4C44 6 38 2 36 -4', '#FFD04F', line, 6))
  )
}
