import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Gives the picture under a path, which is drawn when it is first asked for and a file from then on. */
export type KeptDrawings = (path: readonly string[], draw: () => Promise<Buffer>) => Promise<Buffer>

export function keptDrawings(dataDir: string): KeptDrawings {
  const drawing = new Map<string, Promise<Buffer>>()
  return async (path, draw) => {
    const file = join(dataDir, ...path)
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
