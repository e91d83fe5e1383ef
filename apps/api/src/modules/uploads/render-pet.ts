import { DomainError } from '@mofu/domain/domain-error'
import { pictureWidths } from '@mofu/domain/upload-rules'
import { petSvg } from '@mofu/pets/pet-svg'
import { shareCardSvg } from '@mofu/pets/share-card'
import { petCount } from '@mofu/pets/traits'

import type { RenderPool } from '../../platform/render/render-pool.ts'
import type { PictureCache } from './picture-cache.ts'

export const pictureSizes: readonly number[] = pictureWidths

export type Drawings = { cache: PictureCache; pool: RenderPool }

/** `allow` is called before anything is rendered, and throws when the caller is over the limit. */
export type PetPictures = {
  webp(number: number, size: number, allow: () => Promise<void>): Promise<Buffer>
  /** The preview card of a shared link. PNG: not every preview reads WebP. */
  cardPng(number: number, allow: () => Promise<void>): Promise<Buffer>
}

export function petPictures({ cache, pool }: Drawings): PetPictures {
  return {
    webp: async (number, size, allow) => {
      if (!isPet(number) || !pictureSizes.includes(size)) {
        throw new DomainError('uploads.media_not_found', { number, size })
      }
      return cache.get(['pets', String(number), `${size}.webp`], async () => {
        await allow()
        return (await pool.run({ kind: 'draw', width: size }, svgBody(petSvg(number)))).bytes
      })
    },
    cardPng: async (number, allow) => {
      if (!isPet(number)) throw new DomainError('uploads.media_not_found', { number })
      return cache.get(['pets', String(number), 'card.png'], async () => {
        await allow()
        return (await pool.run({ kind: 'card' }, svgBody(shareCardSvg(number)))).bytes
      })
    },
  }
}

export function svgBody(svg: string): { size: number; bytes: Buffer } {
  const bytes = Buffer.from(svg)
  return { size: bytes.length, bytes }
}

function isPet(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= petCount
}
