import type { Species } from '../traits.ts'
import { bumpy } from './curve.ts'
import { bothSides, moved, oval, shape, stroke } from './svg.ts'

function fish(): string {
  return moved(
    shape('M26 0C40 -20 54 -22 58 -18C54 -6 54 6 58 18C54 22 40 20 26 0Z', '#6FB7E2', '#2A6694') +
      shape('M-44 0C-34 -30 12 -34 34 0C12 34 -34 30 -44 0Z', '#8CCBEF', '#2A6694') +
      shape('M-40 4C-24 22 10 22 28 4C10 28 -30 28 -40 4Z', '#D8F0FC') +
      oval(-24, -5, 4.5, 5, '#2B1B3D') +
      stroke('M-2 -12C6 -4 6 4 -2 12', '#2A6694', 5),
    -4,
    0,
    -12,
  )
}

function bone(): string {
  return moved(
    shape(
      'M-26 -10C-34 -30 -58 -18 -48 0C-58 18 -34 30 -26 10H26C34 30 58 18 48 0C58 -18 34 -30 26 -10Z',
      '#FFF6E6',
      '#A8764C',
    ),
    0,
    0,
    -14,
  )
}

function carrot(): string {
  return moved(
    shape(
      'M0 -30C-14 -58 -28 -50 -24 -34C-10 -30 -4 -28 0 -26C4 -28 10 -30 24 -34C28 -52 12 -58 0 -30Z',
      '#6FBF73',
      '#2E7A4C',
    ) +
      shape(
        'M-24 -26C-14 -38 14 -38 24 -26C26 0 12 38 2 44C-2 46 -4 44 -6 40C-16 24 -26 0 -24 -26Z',
        '#FF9A4D',
        '#B5541A',
      ) +
      stroke('M-22 -12h12M22 -4h-12M-14 12h10', '#DB6F25', 5),
    0,
    2,
    16,
  )
}

function seed(): string {
  return (
    shape('M0 -38C24 -18 32 14 16 32C8 40 -8 40 -16 32C-32 14 -24 -18 0 -38Z', '#FFF4DC', '#5B3F33') +
    shape(
      'M-4 -28C-18 -8 -20 14 -12 28C-6 22 -4 -6 -4 -28ZM8 -22C20 -4 20 16 14 26C8 22 6 -2 8 -22Z',
      '#5B4A4F',
    )
  )
}

function honeyJar(): string {
  return (
    shape('M-36 -14C-46 6 -40 34 -24 38H24C40 34 46 6 36 -14Z', '#FFC95C', '#9E6B16') +
    shape(
      'M-40 -30C-40 -38 40 -38 40 -30V-18C40 -10 30 -12 26 -6C22 6 12 6 10 -4C6 -10 -40 -8 -40 -18Z',
      '#FFF0CF',
      '#9E6B16',
    ) +
    stroke('M-26 6C-28 16 -26 24 -22 28', '#FFE9A8', 6)
  )
}

function strawberry(): string {
  return (
    shape('M-34 -18C-40 12 -12 42 0 42C12 42 40 12 34 -18C24 -34 -24 -34 -34 -18Z', '#FF6F73', '#A82842') +
    shape(
      'M0 -36C-8 -26 -22 -22 -34 -24C-26 -12 -12 -10 0 -18C12 -10 26 -12 34 -24C22 -22 8 -26 0 -36Z',
      '#6FBF73',
      '#2E7A4C',
      6,
    ) +
    oval(-14, 4, 2.6, 3.6, '#FFE9A8') +
    oval(13, 3, 2.6, 3.6, '#FFE9A8') +
    oval(0, 20, 2.6, 3.6, '#FFE9A8')
  )
}

function icePop(): string {
  return moved(
    shape('M-7 24H7V50C7 58 -7 58 -7 50Z', '#F3D2A8', '#A8764C', 6) +
      shape('M-25 -26C-25 -56 25 -56 25 -26V26C25 32 -25 32 -25 26Z', '#8FD8E8', '#2F7F97') +
      shape('M-25 -2C-12 10 10 -8 25 2V26C25 32 -25 32 -25 26Z', '#FFB3C4') +
      stroke('M-12 -28v18', '#E8FAFF', 7),
    0,
    -2,
    10,
  )
}

function shell(): string {
  return (
    shape(
      'M0 34C-30 34 -46 6 -38 -12C-30 -30 -16 -36 0 -36C16 -36 30 -30 38 -12C46 6 30 34 0 34Z',
      '#FFC9B8',
      '#B5614F',
    ) +
    stroke('M0 28V-26M-8 28C-18 10 -22 -6 -22 -20M8 28C18 10 22 -6 22 -20', '#E58F7C', 5) +
    shape('M-14 30C-8 24 8 24 14 30C12 40 -12 40 -14 30Z', '#FFE3D8', '#B5614F', 6)
  )
}

function clover(): string {
  const leaf = shape(
    'M0 0C-30 -8 -32 -40 -12 -40C-4 -40 0 -34 0 -30C0 -34 4 -40 12 -40C32 -40 30 -8 0 0Z',
    '#7CCB7F',
    '#2E7A4C',
    6,
  )
  return (
    stroke('M0 4C2 22 8 34 14 42', '#2E7A4C', 9) +
    [0, 90, 180, 270].map((turn) => moved(leaf, 0, 0, turn - 45, 0.84)).join('')
  )
}

function acorn(): string {
  return (
    shape('M-28 -8C-28 24 -8 36 0 42C8 36 28 24 28 -8Z', '#D9995A', '#6E4220') +
    stroke('M-14 2C-14 14 -10 20 -6 24', '#F0BF87', 6) +
    shape('M-36 -8C-38 -36 38 -36 36 -8C24 0 -24 0 -36 -8Z', '#94603B', '#5B3723') +
    stroke('M0 -30C0 -38 4 -42 8 -44', '#5B3723', 8)
  )
}

function apple(): string {
  return (
    shape(
      'M0 -22C-16 -36 -42 -26 -40 4C-38 30 -18 44 0 36C18 44 38 30 40 4C42 -26 16 -36 0 -22Z',
      '#F2675E',
      '#9C2B36',
    ) +
    stroke('M0 -22C0 -32 4 -38 8 -42', '#7A4A2B', 7) +
    shape('M8 -34C14 -48 30 -48 36 -42C32 -30 18 -26 8 -34Z', '#7CCB7F', '#2E7A4C', 5) +
    stroke('M-26 -6C-28 2 -26 10 -24 14', '#FFB3A8', 7)
  )
}

function doughnut(): string {
  return (
    oval(0, 2, 42, 38, '#EBB679', '#93602B') +
    shape(bumpy(0, 0, 33, 29, 9), '#FFA6BE') +
    oval(0, 2, 11, 10, '#FFF3E0', '#93602B', 6) +
    stroke('M-22 -8l5 -5', '#FFFFFF', 5) +
    stroke('M16 -16l7 3', '#FFE08A', 5) +
    stroke('M22 10l-3 6', '#8EDDCB', 5) +
    bothSides(stroke('M8 22l5 3', '#FFFFFF', 5))
  )
}

const treats: Record<Species, string> = {
  cat: fish(),
  shiba: bone(),
  rabbit: carrot(),
  hamster: seed(),
  bear: honeyJar(),
  fox: strawberry(),
  penguin: icePop(),
  otter: shell(),
  sheep: clover(),
  owl: acorn(),
  'red-panda': apple(),
  axolotl: doughnut(),
}

/** What each species likes best, about 80 wide, around its middle. */
export function treatOf(species: Species): string {
  return treats[species]
}
