import { type FileKind, fileKinds } from '@mofu/domain/upload-rules'

/** A stored file, addressed by the CID of its bytes. */
export type StoredFile = {
  cid: string
  type: FileKind | 'application/json'
  size: number
  width: number | null
  height: number | null
}

/** The name under which a file is stored and served. */
export function storedName(cid: string, type: StoredFile['type']): string {
  return `files/${cid}.${type === 'application/json' ? 'json' : fileKinds[type]}`
}
