import type { Trait } from '../traits.ts'
import type { Anatomy } from './anatomy.ts'
import { beanie, beret, chick, crown, halo, partyHat, sprout, strawHat } from './hats.ts'
import { bow, daisy, glasses, headphones } from './headwear.ts'
import { bandana, bell, bowTie, scarf } from './neckwear.ts'
import type { Cloth } from './palette.ts'
import { moved } from './svg.ts'

/** An accessory in the two places it can be: on the head (in the head's own coordinates) or under the chin. */
type AccessoryArt = { readonly head: string; readonly neck: string }

function hat(art: string, anatomy: Anatomy): AccessoryArt {
  return { head: moved(art, 0, anatomy.crown, 0, anatomy.hatScale), neck: '' }
}

function neck(art: string): AccessoryArt {
  return { head: '', neck: art }
}

function pinned(art: string, anatomy: Anatomy): AccessoryArt {
  return { head: moved(art, anatomy.temple[0], anatomy.temple[1]), neck: '' }
}

const accessories: Record<Trait<'accessory'>, (anatomy: Anatomy, cloth: Cloth) => AccessoryArt> = {
  none: () => ({ head: '', neck: '' }),
  bow: (anatomy, cloth) => pinned(bow(cloth), anatomy),
  daisy: (anatomy) => pinned(daisy(), anatomy),
  scarf: (anatomy, cloth) => neck(scarf(cloth, anatomy.neckHalf)),
  bell: (anatomy, cloth) => neck(bell(cloth, anatomy.neckHalf)),
  bandana: (anatomy, cloth) => neck(bandana(cloth, anatomy.neckHalf)),
  'bow-tie': (anatomy, cloth) => neck(bowTie(cloth, anatomy.neckHalf)),
  glasses: (anatomy, cloth) => ({ head: glasses(anatomy.face, cloth), neck: '' }),
  headphones: (anatomy, cloth) => ({ head: headphones(cloth, anatomy.half, anatomy.crown), neck: '' }),
  beret: (anatomy, cloth) => hat(beret(cloth), anatomy),
  beanie: (anatomy, cloth) => hat(beanie(cloth), anatomy),
  'straw-hat': (anatomy, cloth) => hat(strawHat(cloth), anatomy),
  'party-hat': (anatomy, cloth) => hat(partyHat(cloth), anatomy),
  crown: (anatomy) => hat(crown(), anatomy),
  halo: (anatomy) => hat(halo(), anatomy),
  sprout: (anatomy) => hat(sprout(), anatomy),
  chick: (anatomy) => hat(chick(), anatomy),
}

export function accessoryOf(name: Trait<'accessory'>, anatomy: Anatomy, cloth: Cloth): AccessoryArt {
  return accessories[name](anatomy, cloth)
}
