import { DomainError } from '@mofu/domain/domain-error'
import { goodsSvg, readGoodsName } from '@mofu/pets/goods'

import { type Drawings, pictureSizes, svgBody } from './render-pet.ts'

export type GoodsPictures = { webp(name: string, size: number, allow: () => Promise<void>): Promise<Buffer> }

/** Pictures of the mall's own products, `mug-coral-42`, drawn in the style of the pets. */
export function goodsPictures({ cache, pool }: Drawings): GoodsPictures {
  return {
    webp: async (name, size, allow) => {
      const goods = readGoodsName(name)
      if (!goods || !pictureSizes.includes(size)) {
        throw new DomainError('uploads.media_not_found', { name, size })
      }
      return cache.get(['goods', name, `${size}.webp`], async () => {
        await allow()
        return (await pool.run({ kind: 'draw', width: size }, svgBody(goodsSvg(goods)))).bytes
      })
    },
  }
}
