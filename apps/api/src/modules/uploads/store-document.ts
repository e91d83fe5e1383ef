import { cidOf } from './cid.ts'
import { type FileStorage, recordMedia } from './record-media.ts'
import { storedName } from './stored-file.ts'

const type = 'application/json'

/** Stores a JSON document under its CID, and returns the CID. The same document is stored once. */
export async function storeDocument(storage: FileStorage, document: unknown): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(document))
  const cid = await cidOf([bytes])
  await storage.files.putBytes(storedName(cid, type), bytes, type)
  await recordMedia(storage, { cid, type, size: bytes.length, width: null, height: null })
  return cid
}
