import type { FileStore } from '../../platform/file-store.ts'
import { cidOf } from './cid.ts'
import { keptName, type MediaStore } from './keep-file.ts'

export type KeepDocument = (document: unknown) => Promise<string>

/** Keeps a JSON document under the address of its bytes, and gives that. The same document is kept once. */
export function keepDocuments({ files, store }: { files: FileStore; store: MediaStore }): KeepDocument {
  const type = 'application/json'
  return async (document) => {
    const bytes = Buffer.from(JSON.stringify(document))
    const cid = await cidOf([bytes])
    await files.putBytes(keptName(cid, type), bytes, type)
    await store.noteMedia({ cid, type, size: bytes.length, width: null, height: null })
    return cid
  }
}
