import { bumpy } from './curve.ts'
import { scatter } from './scatter.ts'
import { box, faded, oval, shape, stroke } from './svg.ts'

const cloud = shape(
  'M-62 24C-88 24 -90 -8 -62 -10C-60 -40 -18 -46 -6 -24C10 -44 48 -36 46 -8C76 -12 80 24 54 24Z',
  '#FFFFFF',
)

function clouds(): string {
  return (
    box(0, 0, 512, 512, '#BEE4F8') +
    oval(430, 86, 44, 44, '#FFE9A8') +
    scatter(
      [
        [84, 112, 1, 0],
        [404, 170, 0.9, 0],
        [52, 300, 0.7, 0],
        [470, 318, 0.8, 0],
        [250, 52, 0.6, 0],
      ],
      cloud,
    ) +
    shape(
      'M0 440C40 396 96 402 118 424C150 388 220 394 246 422C280 388 350 392 374 424C408 396 470 400 512 436V512H0Z',
      '#FFFFFF',
    ) +
    shape('M0 476C60 452 120 458 160 470C230 450 300 454 350 470C410 452 470 456 512 472V512H0Z', '#E6F5FD')
  )
}

const tree =
  shape('M0 0C-26 0 -30 -26 -18 -38C-20 -60 20 -60 18 -38C30 -26 26 0 0 0Z', '#5FB893') +
  stroke('M0 12V-22', '#3F8F70', 6)

function hills(): string {
  return (
    box(0, 0, 512, 512, '#DDF4EE') +
    oval(104, 104, 48, 48, '#FFE3A0') +
    faded(
      scatter(
        [
          [384, 92, 0.8, 0],
          [246, 64, 0.5, 0],
        ],
        cloud,
      ),
      0.9,
    ) +
    shape('M0 330C80 250 190 270 262 330C330 260 440 250 512 320V512H0Z', '#BFE6D2') +
    scatter(
      [
        [60, 330, 0.8, 0],
        [96, 322, 1, 0],
        [448, 316, 0.9, 0],
        [482, 328, 0.7, 0],
      ],
      tree,
    ) +
    shape('M0 392C130 340 380 340 512 392V512H0Z', '#96D3B4') +
    shape('M0 446C140 410 372 410 512 446V512H0Z', '#7FC7A4')
  )
}

function flower(petal: string, heart: string): string {
  return shape(bumpy(0, 0, 11, 11, 5), petal) + oval(0, 0, 6, 6, heart)
}

function meadow(): string {
  const grass = stroke('M-8 0C-8 -10 -12 -16 -16 -20M0 0V-24M8 0C8 -10 12 -16 16 -20', '#6DB86B', 5)
  return (
    box(0, 0, 512, 512, '#F3F6C9') +
    faded(
      scatter(
        [
          [92, 96, 0.8, 0],
          [420, 120, 0.9, 0],
        ],
        cloud,
      ),
      0.8,
    ) +
    shape('M0 352C120 314 392 314 512 352V512H0Z', '#C6E5A0') +
    shape('M0 424C140 396 372 396 512 424V512H0Z', '#ABD88B') +
    scatter(
      [
        [40, 410, 1, 0],
        [150, 384, 0.8, 0],
        [372, 380, 0.8, 0],
        [474, 408, 1, 0],
        [60, 486, 1, 0],
        [446, 492, 1, 0],
      ],
      grass,
    ) +
    scatter(
      [
        [84, 392, 1.2, 10],
        [30, 446, 1.4, 30],
        [430, 396, 1.2, 0],
        [486, 452, 1.3, 20],
      ],
      flower('#FFFFFF', '#FFC247'),
    ) +
    scatter(
      [
        [122, 432, 1, 0],
        [398, 440, 1.1, 40],
        [16, 384, 1, 0],
        [500, 384, 1, 0],
        [108, 488, 1.2, 0],
        [392, 496, 1.2, 0],
      ],
      flower('#FF9DB3', '#FFE08A'),
    )
  )
}

/** Rows of round waves, as on old indigo cloth. Each row hides the lower halves of the one above. */
function waves(): string {
  let art = box(0, 0, 512, 512, '#9FD6E4')
  for (let row = 0; row < 9; row++) {
    let outer = ''
    let inner = ''
    for (let x = row % 2 === 0 ? 0 : -48; x <= 560; x += 96) {
      outer += `M${x - 46} ${52 + row * 44}a46 46 0 0 1 92 0`
      inner += `M${x - 26} ${52 + row * 44}a26 26 0 0 1 52 0`
    }
    art += shape(outer, '#B9E5EE', '#EAF9FB', 5) + shape(inner, '#9FD6E4', '#EAF9FB', 5)
  }
  return (
    art +
    shape('M0 432C120 418 392 418 512 432V512H0Z', '#FFF0D2') +
    stroke('M-10 432C120 418 392 418 522 432', '#FFFFFF', 8)
  )
}

export const outdoorBackdrops = {
  clouds: clouds(),
  hills: hills(),
  meadow: meadow(),
  waves: waves(),
}
