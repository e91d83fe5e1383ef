import { bumpy } from './curve.ts'
import { scatter } from './scatter.ts'
import { box, moved, oval, shape, stroke } from './svg.ts'

const petal = 'M0 0C-14 -8 -12 -26 -4 -28L0 -23L4 -28C12 -26 14 -8 0 0Z'

function blossom(): string {
  const petals = [0, 72, 144, 216, 288].map((turn) => moved(shape(petal, '#FF9FB8'), 0, 0, turn))
  const bloom = petals.join('') + oval(0, 0, 6, 6, '#FFE08A')
  return (
    box(0, 0, 512, 512, '#FFE4EA') +
    oval(256, 236, 196, 196, '#FFF3F3') +
    stroke('M-10 66C70 84 120 60 168 22M60 78C74 104 84 120 104 130', '#B98484', 12) +
    stroke('M522 96C470 104 436 88 404 52', '#B98484', 12) +
    scatter(
      [
        [60, 74, 1.1, 0],
        [122, 56, 1, 20],
        [104, 128, 0.9, 40],
        [22, 62, 0.8, 10],
        [164, 24, 0.9, 0],
        [474, 98, 1.1, 15],
        [430, 78, 0.9, 50],
        [404, 50, 0.8, 0],
      ],
      bloom,
    ) +
    scatter(
      [
        [58, 250, 0.7, 30],
        [452, 236, 0.8, 70],
        [92, 372, 0.6, 120],
        [482, 360, 0.7, -30],
        [36, 420, 0.7, 80],
        [396, 176, 0.6, 10],
      ],
      shape(petal, '#FFB3C6'),
    ) +
    shape('M0 432C120 418 392 418 512 432V512H0Z', '#FFD0DA')
  )
}

function leaf(fill: string, vein: string): string {
  return (
    shape('M0 30C-30 18 -30 -16 0 -36C30 -16 30 18 0 30Z', fill) +
    stroke('M0 40V-20M0 10L-12 0M0 10L12 0M0 -6L-9 -14M0 -6L9 -14', vein, 4)
  )
}

function leaves(): string {
  return (
    box(0, 0, 512, 512, '#FDE6C4') +
    oval(256, 250, 200, 200, '#FFF1DA') +
    scatter(
      [
        [62, 80, 1, 30],
        [446, 232, 0.9, -50],
        [54, 330, 0.8, 100],
      ],
      leaf('#F2935A', '#D3703A'),
    ) +
    scatter(
      [
        [430, 74, 1.1, -30],
        [40, 204, 0.8, -20],
        [470, 372, 0.8, 40],
      ],
      leaf('#FFC247', '#E09A1C'),
    ) +
    scatter(
      [
        [176, 40, 0.7, 70],
        [336, 48, 0.7, -80],
        [92, 444, 0.8, 80],
      ],
      leaf('#DE6B57', '#B5483A'),
    ) +
    shape('M0 436C120 420 392 420 512 436V512H0Z', '#F3C48E') +
    scatter(
      [
        [40, 470, 0.9, 80],
        [420, 486, 0.9, -60],
      ],
      leaf('#FFC247', '#E09A1C'),
    ) +
    scatter(
      [
        [118, 492, 0.8, -100],
        [482, 456, 0.8, 30],
      ],
      leaf('#F2935A', '#D3703A'),
    )
  )
}

function snow(): string {
  const flake = stroke(
    'M0 -20V20M-17 -10L17 10M-17 10L17 -10M-6 -18L0 -12L6 -18M-6 18L0 12L6 18',
    '#FFFFFF',
    4.5,
  )
  const dots: readonly (readonly [number, number])[] = [
    [40, 60],
    [150, 110],
    [330, 40],
    [468, 90],
    [60, 260],
    [440, 280],
    [500, 190],
    [16, 160],
    [100, 340],
    [404, 360],
    [250, 30],
    [486, 350],
  ]
  return (
    box(0, 0, 512, 512, '#CFE1F3') +
    shape('M0 340C60 250 120 250 170 330C230 250 300 270 350 330C400 260 460 260 512 320V512H0Z', '#DFECF8') +
    scatter(
      [
        [84, 120, 1.1, 0],
        [432, 160, 1.2, 15],
        [220, 60, 0.7, 0],
        [30, 330, 0.8, 20],
        [478, 420, 0.7, 0],
      ],
      flake,
    ) +
    dots.map(([x, y]) => oval(x, y, 6, 6, '#FFFFFF')).join('') +
    shape('M0 420C110 390 402 396 512 426V512H0Z', '#FFFFFF') +
    shape('M0 470C140 446 372 450 512 472V512H0Z', '#EDF4FB')
  )
}

function night(): string {
  const dots: readonly (readonly [number, number, number])[] = [
    [60, 70, 5],
    [140, 40, 4],
    [210, 90, 3],
    [330, 44, 4],
    [478, 190, 5],
    [40, 220, 4],
    [90, 300, 3],
    [450, 300, 4],
    [500, 60, 3],
    [28, 140, 3],
  ]
  return (
    box(0, 0, 512, 512, '#6A5A99') +
    oval(256, 250, 230, 230, '#7767A8') +
    shape('M420 50A50 50 0 1 0 462 118A44 44 0 0 1 420 50Z', '#FFE9A8') +
    dots.map(([x, y, r]) => oval(x, y, r, r, '#FFF3CF')).join('') +
    shape(bumpy(60, 400, 60, 40, 9) + bumpy(460, 404, 66, 44, 9) + bumpy(140, 424, 50, 26, 8), '#544583') +
    shape('M0 424C120 404 392 404 512 424V512H0Z', '#8F7FC0') +
    shape('M0 470C140 450 372 450 512 470V512H0Z', '#A091CE')
  )
}

export const seasonBackdrops = {
  blossom: blossom(),
  leaves: leaves(),
  snow: snow(),
  night: night(),
}
