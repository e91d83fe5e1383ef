import { cidOf } from './cid.ts'
import { type KeepDeps, type KeptFile, keptName } from './keep-file.ts'

/** Keeps metadata under the address of its bytes. The same values always give the same bytes. */
export async function keepJson(
  { files, store }: Pick<KeepDeps, 'files' | 'store'>,
  value: object,
): Promise<KeptFile> {
  const bytes = Buffer.from(JSON.stringify(value, undefined, 2))
  const type = 'application/json' as const
  const kept = { cid: await cidOf([bytes]), type, size: bytes.length, width: null, height: null }
  await files.putBytes(keptName(kept.cid, type), bytes, type)
  await store.noteMedia(kept)
  return kept
}
