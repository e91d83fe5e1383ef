import { DomainError } from '@mofu/domain/domain-error'
import { goodsSvg, readGoodsName } from '@mofu/pets/goods'

import { keptDrawings } from './kept-drawings.ts'
import { pictureSizes, webpOf } from './render-pet.ts'

export type GoodsPictures = { webp(name: string, size: number): Promise<Buffer> }

/** The mall's own goods, `mug-coral-42`: drawn by the hand that draws the pets. */
export function goodsPictures(dataDir: string): GoodsPictures {
  const keep = keptDrawings(dataDir)
  return {
    webp: async (name, size) => {
      const goods = readGoodsName(name)
      if (!goods || !pictureSizes.includes(size)) {
        throw new DomainError('uploads.media_not_found', { name, size })
      }
      return keep(['goods', name, `${size}.webp`], () => webpOf(goodsSvg(goods), size))
    },
  }
}
