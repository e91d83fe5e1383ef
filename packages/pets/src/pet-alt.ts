import { petOf } from './pet.ts'
import type { Trait } from './traits.ts'

const patterns: Record<Trait<'pattern'>, string> = {
  plain: '',
  tabby: 'tabby stripes',
  spots: 'spots',
  patch: 'a patch over one eye',
  blaze: 'a pale blaze and pale paws',
  mask: 'a mask around the eyes',
  calico: 'calico patches',
  freckles: 'freckles',
  sprinkles: 'coloured sprinkles',
  heart: 'a heart on the forehead',
  moon: 'a crescent moon on the forehead',
}

const eyes: Record<Trait<'eyes'>, string> = {
  bean: 'bean eyes',
  round: 'big round eyes',
  amber: 'amber eyes',
  leaf: 'leaf-green eyes',
  lake: 'lake-blue eyes',
  happy: 'eyes closed with joy',
  sleepy: 'sleepy eyes',
  wink: 'a wink',
  dreamy: 'dreaming eyes',
  odd: 'one amber and one blue eye',
  starry: 'stars in the eyes',
}

const mouths: Record<Trait<'mouth'>, string> = {
  smile: 'a small smile',
  grin: 'a wide grin',
  open: 'a laughing mouth',
  tongue: 'the tongue out',
  oh: 'a surprised mouth',
  fang: 'one little fang',
  smirk: 'a smirk',
  bubble: 'a bubble of gum',
}

const ears: Record<Trait<'ears'>, string> = {
  perky: '',
  folded: 'folded ears',
  'one-down': 'one ear down',
  tufted: 'tufted ears',
}

const accessories: Record<Trait<'accessory'>, string> = {
  none: '',
  bow: 'wearing a bow',
  scarf: 'wearing a scarf',
  bell: 'wearing a bell',
  bandana: 'wearing a bandana',
  'bow-tie': 'wearing a bow tie',
  daisy: 'wearing a daisy',
  glasses: 'wearing glasses',
  beret: 'wearing a beret',
  beanie: 'wearing a beanie',
  sprout: 'with a sprout growing on the head',
  headphones: 'wearing headphones',
  'straw-hat': 'wearing a straw hat',
  'party-hat': 'wearing a party hat',
  chick: 'with a chick sitting on the head',
  crown: 'wearing a golden crown',
  halo: 'under a halo',
}

const backdrops: Record<Trait<'backdrop'>, string> = {
  paper: 'on plain paper',
  clouds: 'among clouds',
  hills: 'before green hills',
  dots: 'before honey-coloured dots',
  sun: 'before a coral sun',
  paws: 'before paw prints',
  gingham: 'before pink gingham',
  meadow: 'in a meadow',
  waves: 'before round waves',
  blossom: 'under cherry blossom',
  room: 'in a cosy room',
  leaves: 'among autumn leaves',
  snow: 'in the snow',
  night: 'at night',
  rainbow: 'under a rainbow',
  starry: 'under a starry sky',
  capsule: 'inside a capsule',
}

function joined(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '')
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`
}

/** One English sentence that describes the picture. */
export function petAlt(number: number): string {
  const { name, traits } = petOf(number)
  const article = /^[aeiou]/.test(traits.coat) ? 'an' : 'a'
  const look = joined([patterns[traits.pattern], eyes[traits.eyes], mouths[traits.mouth], ears[traits.ears]])
  const kind = traits.species.replace('-', ' ')
  const wearing = accessories[traits.accessory]
  const rest = [wearing, traits.pose, backdrops[traits.backdrop]].filter((part) => part !== '').join(', ')
  return `${name}: ${article} ${traits.coat} ${kind} with ${look}, ${rest}.`
}
