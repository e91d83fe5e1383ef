import { anatomies } from './draw/anatomies.ts'
import { coatOf } from './draw/coats.ts'
import { drawGoods, type GoodsKind, goodsKinds } from './draw/goods.ts'
import { headOf } from './draw/head.ts'
import { type ClothName, cloths, brand } from './draw/palette.ts'
import { faded, group, moved, oval } from './draw/svg.ts'
import { dealtPetOf } from './pet.ts'
import { petCount } from './traits.ts'

export { type GoodsKind, goodsKinds }

/** Goods of the mall: the kind, its colour, and the pet whose face is on it. */
export type Goods = { readonly kind: GoodsKind; readonly colour: ClothName; readonly pet: number }

export const goodsColours = Object.keys(cloths) as readonly ClothName[]

/** `mug-coral-42`, as used in the picture's URL. */
export function goodsName({ kind, colour, pet }: Goods): string {
  return `${kind}-${colour}-${pet}`
}

export function readGoodsName(name: string): Goods | undefined {
  const [, kindText, colourText, digits] = /^([a-z]+)-([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? []
  const kind = goodsKinds.find((one) => one === kindText)
  const colour = goodsColours.find((one) => one === colourText)
  const pet = Number(digits)
  return kind && colour && pet <= petCount ? { kind, colour, pet } : undefined
}

/** The background for goods of each colour, chosen for contrast. */
const behind: Record<ClothName, ClothName> = {
  coral: 'honey',
  mint: 'coral',
  honey: 'sky',
  berry: 'mint',
  plum: 'honey',
  sky: 'coral',
}

/** The whole picture of goods, on a canvas of 512 by 512. */
export function goodsSvg({ kind, colour, pet }: Goods): string {
  const { traits } = dealtPetOf(pet)
  const scope = `g${pet}`
  const coat = coatOf(traits.coat, scope)
  const face = headOf(anatomies[traits.species], coat, traits, scope)
  const wash = cloths[behind[colour]].light
  const art = group(
    `<rect width="512" height="512" fill="${brand.paper}"/>` +
      faded(oval(256, 262, 218, 208, wash), 0.55) +
      faded(oval(256, 428, 156, 18, brand.ink), 0.14) +
      moved(drawGoods(kind, cloths[colour], face), 256, 264, 0, 1.08),
    'stroke-linecap="round" stroke-linejoin="round"',
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${coat.defs}${art}</svg>`
}
