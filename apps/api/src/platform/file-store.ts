import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

export type ByteRange = { start: number; end: number }

/**
 * Storage for files that cannot be regenerated. Names are ours, never a person's; the content of a name never changes.
 */
export type FileStore = {
  putFile(name: string, path: string, type: string): Promise<void>
  putBytes(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** Its size, or undefined when there is no such file. */
  sizeOf(name: string): Promise<number | undefined>
  /** The bytes from `start` to `end`, both inclusive; all of them without a range. */
  read(name: string, range?: ByteRange): Promise<Readable>
  remove(name: string): Promise<void>
}

/** A folder on this machine, or on a disk that several processes share. */
export function diskStore(folder: string): FileStore {
  /** Written to a temporary name and renamed, so that a reader never sees half a file. */
  const put = async (name: string, write: (draft: string) => Promise<void>) => {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    const draft = `${path}.${randomBytes(6).toString('hex')}`
    try {
      await write(draft)
      await rename(draft, path)
    } finally {
      await rm(draft, { force: true })
    }
  }
  return {
    putFile: (name, path) => put(name, (draft) => copyFile(path, draft)),
    putBytes: (name, bytes) => put(name, (draft) => writeFile(draft, bytes)),
    sizeOf: async (name) => {
      try {
        return (await stat(join(folder, name))).size
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    read: async (name, range) => createReadStream(join(folder, name), range ?? {}),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
