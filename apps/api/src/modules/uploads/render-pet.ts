import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { DomainError } from '@mofu/domain/domain-error'
import { petSvg } from '@mofu/pets/pet-svg'
import { shareCardSvg } from '@mofu/pets/share-card'
import { petCount } from '@mofu/pets/traits'
import sharp from 'sharp'

/** The sizes a picture is given out in: list thumbnails, cards, pages, previews. */
const petSizes = [96, 320, 640, 1280] as const

export type PetPictures = {
  webp(number: number, size: number): Promise<Buffer>
  /** What a shared link shows. PNG: not every preview reads WebP. */
  cardPng(number: number): Promise<Buffer>
}

/** Pets are drawn when first asked for and kept: a picture is a file from then on. */
export function petPictures(dataDir: string): PetPictures {
  const drawing = new Map<string, Promise<Buffer>>()
  const keepOf = async (number: number, name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const file = join(dataDir, 'pets', String(number), name)
    const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (kept) return kept
    // Many may ask for the same new picture at once; it is drawn once.
    const underWay = drawing.get(file) ?? drawAndKeep(file, draw).finally(() => drawing.delete(file))
    drawing.set(file, underWay)
    return underWay
  }

  return {
    webp: async (number, size) => {
      if (!isPet(number) || !petSizes.some((known) => known === size)) {
        throw new DomainError('uploads.media_not_found', { number, size })
      }
      return keepOf(number, `${size}.webp`, () =>
        sharp(Buffer.from(petSvg(number)), { density: (72 * size) / 512 })
          .resize(size, size)
          .webp({ quality: 84 })
          .toBuffer(),
      )
    },
    cardPng: async (number) => {
      if (!isPet(number)) throw new DomainError('uploads.media_not_found', { number })
      return keepOf(number, 'card.png', () =>
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

async function drawAndKeep(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const picture = await draw()
  await mkdir(dirname(file), { recursive: true })
  // By way of a second file, so that a reader never meets half a picture.
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, picture)
  await rename(draft, file)
  return picture
}
