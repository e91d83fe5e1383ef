import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { DomainError } from '@mofu/domain/domain-error'
import { type FileKind, type UploadPurpose, uploadRules } from '@mofu/domain/upload-rules'

import type { Decoder } from '../../platform/render/decoder.ts'
import type { ByteSpan } from '../../platform/render/jobs.ts'
import { cidOf } from './cid.ts'
import { fileKindOf, HEAD_BYTES } from './file-kind.ts'
import { type FileStorage, recordMedia } from './record-media.ts'
import { type StoredFile, storedName } from './stored-file.ts'

export type StoreFileDeps = FileStorage & { draftDir: string; decoder: Decoder }

export function refuseLarge(purpose: UploadPurpose, size: number): void {
  const { mostBytes } = uploadRules[purpose]
  if (size <= mostBytes) return
  const code = purpose === 'picture' ? 'uploads.picture_too_large' : 'uploads.artwork_too_large'
  throw new DomainError(code, { most: mostBytes })
}

/**
 * Stores a complete file from disk: checks its bytes, removes everything that does not belong, and stores the rest
 * under its CID.
 */
export async function storeFile(
  deps: StoreFileDeps,
  { path, purpose }: { path: string; purpose: UploadPurpose },
): Promise<StoredFile> {
  const { size } = await stat(path)
  refuseLarge(purpose, size)
  const type = await kindOf(path)
  if (!type || !uploadRules[purpose].kinds.some((kind) => kind === type)) {
    throw new DomainError('uploads.kind_wrong', { purpose })
  }
  const clean = join(deps.draftDir, randomUUID())
  try {
    return await storeSanitized(deps, clean, { ...(await cleanCopy(deps, path, clean, type)), type })
  } finally {
    await rm(clean, { force: true })
  }
}

/** Stores a file that was sanitized. */
export async function storeSanitized(
  deps: StoreFileDeps,
  path: string,
  seen: { type: FileKind; width: number | null; height: number | null },
): Promise<StoredFile> {
  const cid = await cidOf(createReadStream(path))
  const stored = { ...seen, cid, size: (await stat(path)).size }
  await deps.files.putFile(storedName(cid, seen.type), path, seen.type)
  await recordMedia(deps, stored)
  return stored
}

async function kindOf(path: string): Promise<FileKind | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return fileKindOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

async function cleanCopy({ decoder }: StoreFileDeps, path: string, clean: string, type: FileKind) {
  const nothingToSee = { width: null, height: null }
  switch (type) {
    case 'image/png':
    case 'image/jpeg':
      return decoder.cleanPicture(path, clean, type)
    case 'audio/mpeg': {
      const { start, end } = await decoder.soundFrames(path)
      await pipeline(createReadStream(path, { start, end: end - 1 }), createWriteStream(clean))
      return nothingToSee
    }
    case 'video/mp4':
      await copyFilm(path, clean, await decoder.filmPadding(path))
      return nothingToSee
    default:
      return type satisfies never
  }
}

async function copyFilm(path: string, clean: string, padding: readonly ByteSpan[]): Promise<void> {
  await copyFile(path, clean)
  const file = await open(clean, 'r+')
  try {
    for (const { start, end } of padding) await blank(file, start, end)
  } finally {
    await file.close()
  }
}

async function blank(file: Awaited<ReturnType<typeof open>>, start: number, end: number): Promise<void> {
  const zeros = Buffer.alloc(65_536)
  for (let at = start; at < end; at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at)
  }
}
