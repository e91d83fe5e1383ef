import type { Trait } from '../traits.ts'
import { outdoorBackdrops } from './backdrops-outdoors.ts'
import { paperBackdrops } from './backdrops-paper.ts'
import { rareBackdrops } from './backdrops-rare.ts'
import { seasonBackdrops } from './backdrops-seasons.ts'

type Backdrop = Trait<'backdrop'>

const backdrops: Record<Backdrop, string> = {
  ...paperBackdrops,
  ...outdoorBackdrops,
  ...seasonBackdrops,
  ...rareBackdrops,
}

/** The whole canvas behind a pet, drawn once and shared by all pets. */
export function backdropOf(name: Backdrop): string {
  return backdrops[name]
}
