import { DomainError } from '@mofu/domain/domain-error'
import { pictureWidths } from '@mofu/domain/upload-rules'
import { petSvg } from '@mofu/pets/pet-svg'
import { shareCardSvg } from '@mofu/pets/share-card'
import { petCount } from '@mofu/pets/traits'
import sharp from 'sharp'

import { keptDrawings } from './kept-drawings.ts'

export const pictureSizes: readonly number[] = pictureWidths

export type PetPictures = {
  webp(number: number, size: number): Promise<Buffer>
  /** What a shared link shows. PNG: not every preview reads WebP. */
  cardPng(number: number): Promise<Buffer>
}

export function petPictures(dataDir: string): PetPictures {
  const keep = keptDrawings(dataDir)
  return {
    webp: async (number, size) => {
      if (!isPet(number) || !pictureSizes.includes(size)) {
        throw new DomainError('uploads.media_not_found', { number, size })
      }
      return keep(['pets', String(number), `${size}.webp`], () => webpOf(petSvg(number), size))
    },
    cardPng: async (number) => {
      if (!isPet(number)) throw new DomainError('uploads.media_not_found', { number })
      return keep(['pets', String(number), 'card.png'], () =>
        sharp(Buffer.from(shareCardSvg(number)))
          .png({ compressionLevel: 9 })
          .toBuffer(),
      )
    },
  }
}

/** A drawing of 512 by 512 as a picture of a size. */
export function webpOf(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 512 })
    .resize(size, size)
    .webp({ quality: 84 })
    .toBuffer()
}

function isPet(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= petCount
}
