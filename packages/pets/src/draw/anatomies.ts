import type { Species } from '../traits.ts'
import type { Anatomy } from './anatomy.ts'
import { axolotl } from './species/axolotl.ts'
import { bear } from './species/bear.ts'
import { cat } from './species/cat.ts'
import { fox } from './species/fox.ts'
import { hamster } from './species/hamster.ts'
import { otter } from './species/otter.ts'
import { owl } from './species/owl.ts'
import { penguin } from './species/penguin.ts'
import { rabbit } from './species/rabbit.ts'
import { redPanda } from './species/red-panda.ts'
import { sheep } from './species/sheep.ts'
import { shiba } from './species/shiba.ts'

export const anatomies: Record<Species, Anatomy> = {
  cat,
  shiba,
  rabbit,
  hamster,
  bear,
  fox,
  penguin,
  otter,
  sheep,
  owl,
  'red-panda': redPanda,
  axolotl,
}
