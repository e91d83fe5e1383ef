import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type PictureCache = {
  /** The picture under a path, rendered on first request and read from disk from then on. */
  get(path: readonly string[], draw: () => Promise<Buffer>): Promise<Buffer>
  /** Space used on disk. */
  size(): number
}

type Entry = { bytes: number; usedAt: number }

/** Disks allocate space in blocks. */
const BLOCK = 4_096
/** How often the time of last use is saved, for the order after a restart. */
const TOUCH_MS = 3_600_000
const DRAFT = /\.[0-9a-f]{8}$/

/**
 * Rendered pictures, in a folder that never exceeds `mostBytes`: the least recently used are evicted first. The folder
 * belongs to one process.
 */
export async function pictureCache(folder: string, mostBytes: number): Promise<PictureCache> {
  const underWay = new Map<string, Promise<Buffer>>()
  /** In the order of their last use. */
  const entries = await entriesIn(folder)
  let total = [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0)

  const forget = (file: string) => {
    total -= entries.get(file)?.bytes ?? 0
    entries.delete(file)
  }

  const remember = (file: string, entry: Entry) => {
    forget(file)
    entries.set(file, entry)
    total += entry.bytes
  }

  const evict = async () => {
    for (const file of entries.keys()) {
      if (total <= mostBytes) return
      forget(file)
      await rm(file, { force: true })
    }
  }

  const find = async (file: string): Promise<Buffer | undefined> => {
    const entry = entries.get(file)
    if (!entry) return undefined
    try {
      const picture = await readFile(file)
      const now = Date.now()
      const isTouched = now - entry.usedAt > TOUCH_MS
      if (isTouched) await utimes(file, now / 1_000, now / 1_000)
      if (entries.has(file)) remember(file, isTouched ? { ...entry, usedAt: now } : entry)
      return picture
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      forget(file)
      return undefined
    }
  }

  const drawAndStore = async (file: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const picture = await draw()
    await mkdir(dirname(file), { recursive: true })
    // Written to a temporary file and renamed, so that a reader never sees half a picture.
    const draft = `${file}.${randomBytes(4).toString('hex')}`
    await writeFile(draft, picture)
    await rename(draft, file)
    remember(file, { bytes: onDisk(picture.length), usedAt: Date.now() })
    await evict()
    return picture
  }

  await evict()
  return {
    get: async (path, draw) => {
      const file = join(folder, ...path)
      const cached = await find(file)
      if (cached) return cached
      // Concurrent requests for the same new picture share one rendering.
      const drawing = underWay.get(file) ?? drawAndStore(file, draw).finally(() => underWay.delete(file))
      underWay.set(file, drawing)
      return drawing
    },
    size: () => total,
  }
}

async function entriesIn(folder: string): Promise<Map<string, Entry>> {
  await mkdir(folder, { recursive: true })
  const found: [string, Entry][] = []
  for (const item of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue
    const file = join(item.parentPath, item.name)
    if (DRAFT.test(item.name)) {
      await rm(file, { force: true })
      continue
    }
    const { size, mtimeMs } = await stat(file)
    found.push([file, { bytes: onDisk(size), usedAt: mtimeMs }])
  }
  return new Map(found.toSorted(([, a], [, b]) => a.usedAt - b.usedAt))
}

function onDisk(bytes: number): number {
  return Math.ceil(bytes / BLOCK) * BLOCK
}
