import { DomainError } from '@mofu/domain/domain-error'
import { workCount, workSvg } from '@mofu/pets/work'

import { type Drawings, pictureSizes, svgBody } from './render-pet.ts'

export type WorkPictures = {
  webp(number: number, size: number, allow: () => Promise<void>): Promise<Buffer>
}

/** Pictures of the sample works that seeds, tests and benches mint. */
export function workPictures({ cache, pool }: Drawings): WorkPictures {
  return {
    webp: async (number, size, allow) => {
      if (!(number >= 1 && number <= workCount) || !pictureSizes.includes(size)) {
        throw new DomainError('uploads.media_not_found', { number, size })
      }
      return cache.get(['works', String(number), `${size}.webp`], async () => {
        await allow()
        return (await pool.run({ kind: 'draw', width: size }, svgBody(workSvg(number)))).bytes
      })
    },
  }
}
