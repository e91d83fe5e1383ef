import { anatomies } from '../anatomies.ts'
import { coatOf } from '../coats.ts'
import { headOf } from '../head.ts'
import { cloths, brand } from '../palette.ts'
import { faded, moved, oval, shape, stroke, tube } from '../svg.ts'

const letter = 'M-9 -9H9L-9 9H9'

/** Empty state: a cat asleep on its cushion. */
export function asleep(scope: string): string {
  const coat = coatOf('apricot', scope)
  const cushion = cloths.plum
  const stripes =
    'M268 172C262 190 262 206 268 222L280 220C278 204 280 188 286 174ZM308 178C304 196 306 212 314 226L326 222C320 208 320 194 324 184ZM346 196C344 210 348 222 356 232L366 226C360 216 358 208 360 202Z'
  return (
    faded(oval(240, 330, 196, 16, brand.ink), 0.12) +
    shape(
      'M58 300C44 262 120 262 240 262C360 262 436 262 422 300C436 338 360 334 240 334C120 334 44 338 58 300Z',
      cushion.light,
      cushion.line,
    ) +
    shape(
      'M72 306C80 326 150 326 240 326C330 326 400 326 408 306C420 332 350 332 240 332C130 332 60 332 72 306Z',
      cushion.base,
    ) +
    shape(
      'M128 292C120 226 190 168 262 168C340 168 402 218 392 276C390 292 376 296 356 296Z',
      coat.fill,
      coat.line,
    ) +
    shape(stripes, coat.mark) +
    tube('M372 262C410 292 352 308 268 292', 30, coat.fill, coat.line) +
    stroke('M268 292C262 291 258 290 256 289', coat.light, 30) +
    oval(146, 294, 26, 15, coat.fill, coat.line) +
    oval(206, 296, 26, 15, coat.fill, coat.line) +
    stroke('M140 298v7M152 298v7M200 300v7M212 300v7', coat.line, 4) +
    moved(
      headOf(
        anatomies.cat,
        coat,
        { pattern: 'tabby', eyes: 'dreamy', mouth: 'smile', ears: 'perky', accessory: 'none' },
        scope,
      ),
      172,
      222,
      -7,
      0.66,
    ) +
    moved(stroke(letter, '#9A82C4', 7), 300, 124, 8, 0.9) +
    moved(stroke(letter, '#9A82C4', 7), 336, 88, -6, 1.2) +
    moved(stroke(letter, '#9A82C4', 7), 380, 46, 8, 1.6)
  )
}
