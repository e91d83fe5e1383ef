import { DomainError } from '@mofu/domain/domain-error'
import { pictureWidths } from '@mofu/domain/upload-rules'
import { petSvg } from '@mofu/pets/pet-svg'
import { shareCardSvg } from '@mofu/pets/share-card'
import { petCount } from '@mofu/pets/traits'
import sharp from 'sharp'

import type { MadeFiles } from './made-files.ts'

export type PetPictures = {
  webp(number: number, size: number): Promise<Buffer>
  /** What a shared link shows. PNG: not every preview reads WebP. */
  cardPng(number: number): Promise<Buffer>
}

/** Pets are drawn when first asked for and kept: a picture is a file from then on. */
export function petPictures(made: MadeFiles): PetPictures {
  return {
    webp: async (number, size) => {
      if (!isPet(number) || !pictureWidths.some((known) => known === size)) {
        throw new DomainError('uploads.media_not_found', { number, size })
      }
      return made(`pets/${number}/${size}.webp`, () =>
        sharp(Buffer.from(petSvg(number)), { density: (72 * size) / 512 })
          .resize(size, size)
          .webp({ quality: 84 })
          .toBuffer(),
      )
    },
    cardPng: async (number) => {
      if (!isPet(number)) throw new DomainError('uploads.media_not_found', { number })
      return made(`pets/${number}/card.png`, () =>
        sharp(Buffer.from(shareCardSvg(number)))
          .png({ compressionLevel: 9 })
          .toBuffer(),
      )
    },
  }
}

function isPet(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= petCount
}
