import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Gives out a file that can be made again: made when first asked for, a file from then on. */
export type MadeFiles = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>

export function madeFiles(dataDir: string): MadeFiles {
  const making = new Map<string, Promise<Buffer>>()
  return async (name, make) => {
    const path = join(dataDir, name)
    const kept = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (kept) return kept
    // Many may ask for the same new file at once; it is made once.
    const underWay = making.get(path) ?? makeAndKeep(path, make).finally(() => making.delete(path))
    making.set(path, underWay)
    return underWay
  }
}

async function makeAndKeep(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = await make()
  await mkdir(dirname(path), { recursive: true })
  // By way of a second file, so that a reader never meets half of it.
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, bytes)
  await rename(draft, path)
  return bytes
}
