import { anatomies } from '../anatomies.ts'
import { coatOf } from '../coats.ts'
import { headOf } from '../head.ts'
import { limbsOf } from '../limbs.ts'
import { cloths, brand } from '../palette.ts'
import { patternOf } from '../patterns.ts'
import { faded, moved, oval, stroke, tube } from '../svg.ts'
import { torsoOf } from '../torso.ts'

/** Error: a kitten tangled in a ball of yarn. */
export function tangled(scope: string): string {
  const anatomy = anatomies.cat
  const coat = coatOf('ash', scope)
  const yarn = cloths.coral
  const pattern = patternOf('plain', coat)
  const thread = (d: string) => tube(d, 7, yarn.base, yarn.line, 4)
  const look = { pattern: 'plain', eyes: 'round', mouth: 'oh', ears: 'one-down', accessory: 'none' } as const
  const kitten =
    torsoOf(anatomy, coat, pattern, anatomy.headY + anatomy.chin, scope) +
    limbsOf(anatomy, coat, 'sitting').low +
    thread('M-96 -34C-60 -10 60 -10 100 -40M-84 -66C-40 -44 50 -40 86 -62M-100 -16C-70 -30 20 -66 82 -80') +
    moved(headOf(anatomy, coat, look, scope), 0, anatomy.headY, -5) +
    thread('M-146 -262C-90 -318 60 -330 132 -272M-128 -284C-60 -268 70 -292 116 -300') +
    thread('M116 -300C150 -310 152 -352 122 -352C100 -352 100 -322 132 -310')
  const ball =
    oval(0, 0, 50, 50, yarn.base, yarn.line) +
    stroke(
      'M-40 -16C-14 -36 20 -38 38 -20M-46 4C-16 -18 24 -20 46 -2M-40 24C-14 2 24 0 44 18',
      yarn.light,
      6,
    ) +
    stroke('M-8 -46C14 -20 18 20 4 47M18 -44C38 -16 40 14 28 38', yarn.deep, 6)
  return (
    faded(oval(214, 330, 120, 13, brand.ink) + oval(404, 332, 58, 9, brand.ink), 0.12) +
    thread('M120 300C60 300 24 318 40 334C56 348 120 336 176 338C250 342 300 352 360 318') +
    moved(kitten, 212, 326, 0, 0.8) +
    moved(ball, 400, 284) +
    thread('M276 300C310 286 330 330 362 312')
  )
}
