import { accessoryOf } from './draw/accessories.ts'
import { anatomies } from './draw/anatomies.ts'
import { backdropOf } from './draw/backdrops.ts'
import { coatOf } from './draw/coats.ts'
import { headOf } from './draw/head.ts'
import { limbsOf } from './draw/limbs.ts'
import { cloths, brand } from './draw/palette.ts'
import { patternOf } from './draw/patterns.ts'
import { faded, group, moved, oval } from './draw/svg.ts'
import { torsoOf } from './draw/torso.ts'
import { treatOf } from './draw/treats.ts'
import type { Traits } from './traits.ts'

/** Where the pet sits on the canvas, and its scale. */
const ground = { x: 256, y: 474, scale: 1.08 }

/**
 * The content of a pet's picture, on a canvas of 512 by 512, back to front. `scope` prefixes every id, so that many
 * pets can share a page; `tilt` leans the head by some degrees.
 */
export function drawPet(traits: Traits, scope: string, tilt: number): string {
  const anatomy = anatomies[traits.species]
  const coat = coatOf(traits.coat, scope)
  const pattern = patternOf(traits.pattern, coat)
  const limbs = limbsOf(anatomy, coat, traits.pose, pattern.limbs)
  const chin = anatomy.headY + anatomy.chin
  const pet =
    torsoOf(anatomy, coat, pattern, chin, scope) +
    limbs.low +
    moved(accessoryOf(traits.accessory, anatomy, cloths[coat.cloth]).neck, 0, chin) +
    moved(headOf(anatomy, coat, traits, scope), 0, anatomy.headY, tilt) +
    (traits.pose === 'snacking' ? moved(treatOf(traits.species), 0, -60, 0, 0.95) : '') +
    limbs.high
  return (
    coat.defs +
    group(
      backdropOf(traits.backdrop) +
        faded(oval(ground.x, ground.y + 6, 142, 17, brand.ink), 0.14) +
        moved(pet, ground.x, ground.y, 0, ground.scale),
      'stroke-linecap="round" stroke-linejoin="round"',
    )
  )
}
