import type { FileStore } from '../../platform/file-store.ts'
import { removePieces } from './resumable.ts'

/** Forgets uploads that nobody came back to, and gives their room back. */
export async function sweepDrafts({
  files,
  store,
}: {
  files: FileStore
  store: { takeStale(): Promise<{ id: string; size: number }[]> }
}): Promise<void> {
  for (const draft of await store.takeStale()) await removePieces(files, draft)
}
