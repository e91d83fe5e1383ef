import { anatomies } from '../anatomies.ts'
import { coatOf } from '../coats.ts'
import { star, twinkle } from '../curve.ts'
import { headOf } from '../head.ts'
import { raisedLimb } from '../limbs.ts'
import { bandana } from '../neckwear.ts'
import { cloths, brand } from '../palette.ts'
import { patternOf } from '../patterns.ts'
import { bothSides, faded, moved, oval, shape, stroke } from '../svg.ts'
import { torsoOf } from '../torso.ts'

/** Success: a rabbit in the air. */
export function jump(scope: string): string {
  const anatomy = anatomies.rabbit
  const coat = coatOf('cream', scope)
  const chin = anatomy.headY + anatomy.chin
  const look = { pattern: 'plain', eyes: 'happy', mouth: 'open', ears: 'perky', accessory: 'none' } as const
  const foot = moved(oval(0, 0, 22, 34, coat.fill, coat.line) + oval(0, 10, 11, 13, coat.inner), 46, 10, -14)
  const rabbit =
    torsoOf(anatomy, coat, patternOf('plain', coat), chin, scope) +
    bothSides(foot) +
    moved(bandana(cloths.mint, anatomy.neckHalf), 0, chin) +
    moved(headOf(anatomy, coat, look, scope), 0, anatomy.headY) +
    bothSides(raisedLimb(anatomy, coat, coat.fill))
  return (
    faded(oval(240, 340, 76, 10, brand.ink), 0.14) +
    stroke('M176 322C182 314 188 310 196 308M304 322C298 314 292 310 284 308', '#E9B983', 7) +
    shape(
      twinkle(82, 92, 22) + twinkle(410, 84, 18) + twinkle(424, 226, 13) + twinkle(56, 214, 13),
      brand.honey,
    ) +
    shape(star(112, 162, 14, 7) + star(378, 156, 13, 6.5), brand.coral, brand.coral, 4) +
    stroke('M70 144l10 -12M398 128l12 8', brand.mint, 8) +
    stroke('M120 56l14 6M352 52l-10 10', brand.berry, 8) +
    oval(150, 108, 7, 7, brand.mint) +
    oval(340, 112, 7, 7, '#62AEE0') +
    oval(86, 268, 6, 6, brand.coral) +
    oval(398, 282, 7, 7, brand.honey) +
    moved(rabbit, 240, 276, 0, 0.66)
  )
}
