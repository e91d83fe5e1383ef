import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { DomainError } from '@mofu/domain/domain-error'
import { petSvg } from '@mofu/pets/pet-svg'
import { petCount } from '@mofu/pets/traits'
import sharp from 'sharp'

/** The sizes a picture is given out in: list thumbnails, cards, pages, previews. */
const petSizes = [96, 320, 640, 1280] as const

export type PetPictures = { webp(number: number, size: number): Promise<Buffer> }

/** Pets are drawn when first asked for and kept: a picture is a file from then on. */
export function petPictures(dataDir: string): PetPictures {
  const drawing = new Map<string, Promise<Buffer>>()

  return {
    webp: async (number, size) => {
      const isKnown = Number.isInteger(number) && number >= 1 && number <= petCount
      if (!isKnown || !petSizes.some((known) => known === size)) {
        throw new DomainError('uploads.media_not_found', { number, size })
      }
      const file = join(dataDir, 'pets', String(number), `${size}.webp`)
      const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (kept) return kept
      // Many may ask for the same new picture at once; it is drawn once.
      const underWay = drawing.get(file) ?? draw(file, number, size).finally(() => drawing.delete(file))
      drawing.set(file, underWay)
      return underWay
    },
  }
}

async function draw(file: string, number: number, size: number): Promise<Buffer> {
  const picture = await sharp(Buffer.from(petSvg(number)), { density: (72 * size) / 512 })
    .resize(size, size)
    .webp({ quality: 84 })
    .toBuffer()
  await mkdir(dirname(file), { recursive: true })
  // By way of a second file, so that a reader never meets half a picture.
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, picture)
  await rename(draft, file)
  return picture
}
