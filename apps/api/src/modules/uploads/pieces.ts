import { uploadLimits } from '@mofu/domain/upload-rules'

import type { FileStore } from '../../platform/file-store.ts'

export async function* readPieces(files: FileStore, id: string, size: number): AsyncGenerator<Buffer> {
  for (const name of pieceNames(id, size)) yield* (await files.read(name)) as AsyncIterable<Buffer>
}

export async function removePieces(
  files: FileStore,
  { id, size }: { id: string; size: number },
): Promise<void> {
  for (const name of pieceNames(id, size)) await files.remove(name)
}

function pieceNames(id: string, size: number): string[] {
  const count = Math.ceil(size / uploadLimits.pieceBytes)
  return Array.from({ length: count }, (_, index) => pieceName(id, index * uploadLimits.pieceBytes))
}

export function pieceName(id: string, offset: number): string {
  return `drafts/${id}-${offset}`
}
