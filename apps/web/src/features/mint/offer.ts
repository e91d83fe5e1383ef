import { petOf } from '@mofu/pets/pet'
import { petSvg } from '@mofu/pets/pet-svg'
import { rarityOf, traitRarityOf } from '@mofu/pets/rarity'
import { petCount, traitKinds } from '@mofu/pets/traits'

import { svgUrl } from '../../parts/svg-url.ts'
import type { ShownTrait } from '../../parts/trait-grid.tsx'

/** A pet that can be minted, drawn here in the browser. */
export type Offer = {
  number: number
  name: string
  picture: string
  rank: number
  traits: readonly ShownTrait[]
}

export function offerOf(number: number): Offer {
  const { name, traits } = petOf(number)
  return {
    number,
    name,
    picture: svgUrl(petSvg(number)),
    rank: rarityOf(number).rank,
    traits: traitKinds.map((kind) => {
      const { value, perTenThousand } = traitRarityOf(kind, traits[kind])
      return { type: kind, value, perTenThousand }
    }),
  }
}

/** Any pet, each as likely as the other. The same pet may be minted twice: the chain gives each its own token. */
export function randomPet(): number {
  // The numbers past the last whole multiple of 10,000 would favour the small results: draw again.
  const most = 2 ** 32 - (2 ** 32 % petCount)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < most) return (drawn % petCount) + 1
  }
}
