import { anatomies } from '../anatomies.ts'
import { coatOf } from '../coats.ts'
import { headOf } from '../head.ts'
import { bandana } from '../neckwear.ts'
import { cloths, brand } from '../palette.ts'
import { pawPrint } from '../paw.ts'
import { clipped, faded, moved, oval, shape, stroke } from '../svg.ts'

const trunk =
  'M118 222C112 172 164 156 222 158C286 160 318 176 316 222C314 268 270 282 214 282C156 282 124 268 118 222Z'
const leg = 'M-22 -22C-25 -4 -24 8 -20 20C-14 34 14 34 20 20C24 8 25 -4 22 -22'

/** In progress: a shiba trotting along. */
export function walking(scope: string): string {
  const coat = coatOf('apricot', scope)
  const far = shape(leg, coat.shade, coat.line)
  const near = shape(leg, coat.fill, coat.line) + stroke('M-6 17v8M7 17v8', coat.line, 4.5)
  const prints = [
    [66, 338, 0.5],
    [112, 330, 0.55],
    [30, 328, 0.45],
  ] as const
  return (
    faded(oval(232, 322, 136, 13, brand.ink), 0.12) +
    prints.map(([x, y, size]) => moved(shape(pawPrint, '#F1B98A'), x, y, 82, size)).join('') +
    moved(far, 176, 282, 24) +
    moved(far, 288, 280, -26) +
    shape(
      'M140 196C108 206 74 184 78 146C82 112 122 106 136 130C144 146 132 162 118 154C126 172 142 176 154 172Z',
      coat.fill,
      coat.line,
    ) +
    shape(
      'M84 146C88 120 120 114 131 133C137 144 129 155 119 150C113 147 110 141 114 136C100 130 90 136 84 146Z',
      coat.light,
    ) +
    shape(trunk, coat.fill) +
    `<clipPath id="${scope}-trunk"><path d="${trunk}"/></clipPath>` +
    clipped(
      oval(222, 286, 96, 44, coat.light) + faded(oval(312, 232, 62, 66, coat.line), 0.16),
      `${scope}-trunk`,
    ) +
    shape(trunk, 'none', coat.line) +
    moved(near, 166, 286, -16) +
    moved(near, 254, 288, 20) +
    moved(bandana(cloths.mint, 66), 304, 252, -6, 0.8) +
    moved(
      headOf(
        anatomies.shiba,
        coat,
        { pattern: 'plain', eyes: 'round', mouth: 'tongue', ears: 'perky', accessory: 'none' },
        scope,
      ),
      310,
      170,
      5,
      0.7,
    ) +
    stroke('M46 236h-24M58 262h-34M52 288h-18', '#F1B98A', 7)
  )
}
