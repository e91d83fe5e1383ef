import { star, twinkle } from './curve.ts'
import { box, moved, oval, shape, stroke } from './svg.ts'

/** Bands of one colour each, from the outside in. */
function bands(x: number, y: number, outer: number, width: number, colours: readonly string[]): string {
  return colours
    .map((colour, index) => oval(x, y, outer - index * width, outer - index * width, colour))
    .join('')
}

function rainbow(): string {
  const cloud = shape(
    'M-80 40C-120 40 -122 -6 -84 -10C-82 -52 -26 -60 -8 -30C14 -58 70 -48 66 -8C108 -14 112 40 76 40Z',
    '#FFFFFF',
  )
  return (
    box(0, 0, 512, 512, '#D6F1F6') +
    bands(256, 420, 372, 30, ['#FF9C9C', '#FFC48A', '#FFE79A', '#A9E3B8', '#9CD3F2', '#C9B5EE', '#E9F8F8']) +
    shape(twinkle(70, 70, 20) + twinkle(446, 64, 16) + twinkle(36, 168, 11), '#FFFFFF') +
    moved(cloud, 70, 424) +
    moved(cloud, 446, 430) +
    shape('M0 452C120 430 392 430 512 452V512H0Z', '#FFFFFF')
  )
}

function starry(): string {
  const dots: readonly (readonly [number, number, number])[] = [
    [44, 54, 4],
    [120, 96, 3],
    [186, 36, 4],
    [262, 62, 3],
    [360, 34, 4],
    [484, 150, 4],
    [30, 190, 3],
    [80, 250, 4],
    [24, 320, 4],
    [60, 380, 3],
    [452, 250, 3],
    [490, 310, 4],
    [430, 350, 3],
    [500, 400, 3],
    [410, 180, 3],
    [110, 180, 3],
  ]
  return (
    box(0, 0, 512, 512, '#2F2358') +
    oval(256, 270, 256, 256, '#382A68') +
    oval(256, 270, 206, 206, '#45347C') +
    dots.map(([x, y, r]) => oval(x, y, r, r, '#FFFFFF')).join('') +
    shape(
      twinkle(84, 128, 18) + twinkle(440, 214, 16) + twinkle(52, 286, 12) + twinkle(300, 30, 12),
      '#FFF3CF',
    ) +
    shape(star(150, 62, 13, 6.4) + star(468, 372, 12, 6), '#FFD966', '#FFD966', 4) +
    stroke('M494 20L420 84', '#FFF6D6', 6) +
    stroke('M480 14L440 48', '#FFD966', 3) +
    shape(star(412, 92, 18, 8.6), '#FFE08A', '#FFE08A', 5) +
    shape('M0 436C120 414 392 414 512 436V512H0Z', '#46367A') +
    shape('M0 476C140 458 372 458 512 476V512H0Z', '#56458C') +
    oval(80, 466, 22, 7, '#3B2C68') +
    oval(436, 482, 26, 8, '#3B2C68')
  )
}

/** Inside a capsule fresh from the machine. */
function capsule(): string {
  return (
    box(0, 0, 512, 512, '#FFC9B8') +
    Array.from({ length: 16 }, (_, index) =>
      moved(shape('M-30 -520L30 -520L0 0Z', '#FFDACD'), 256, 256, index * 22.5),
    ).join('') +
    oval(256, 256, 244, 244, '#FFF9F2') +
    oval(256, 256, 232, 232, '#D9F3F1') +
    shape('M24 300C120 332 392 332 488 300C472 410 376 488 256 488C136 488 40 410 24 300Z', '#FF7F61') +
    shape('M30 340C110 470 400 470 482 340C460 430 372 488 256 488C140 488 52 430 30 340Z', '#F0603F') +
    shape('M22 278C120 312 392 312 490 278V306C392 340 120 340 22 306Z', '#FFB19C') +
    stroke('M74 168C92 120 126 84 168 64', '#FFFFFF', 16) +
    stroke('M62 210C63 204 64 200 66 196', '#FFFFFF', 16) +
    shape(
      twinkle(40, 54, 18) + twinkle(474, 62, 22) + twinkle(476, 462, 16) + twinkle(36, 470, 14),
      '#FFF3CF',
    )
  )
}

export const rareBackdrops = { rainbow: rainbow(), starry: starry(), capsule: capsule() }
