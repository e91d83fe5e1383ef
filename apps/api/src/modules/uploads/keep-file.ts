import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { DomainError } from '@mofu/domain/domain-error'
import { type FileKind, fileKinds, type UploadPurpose, uploadRules } from '@mofu/domain/upload-rules'

import type { FileStore } from '../../platform/file-store.ts'
import type { Decoder } from '../../platform/render/decoder.ts'
import type { ByteSpan } from '../../platform/render/jobs.ts'
import { cidOf } from './cid.ts'
import { fileKindOf, HEAD_BYTES } from './file-kind.ts'

/** A file as we keep it: its address is made from its bytes. */
export type KeptFile = {
  cid: string
  type: FileKind | 'application/json'
  size: number
  width: number | null
  height: number | null
}

export type MediaStore = {
  /** Says that a file is kept. Once is enough, whoever brings it. */
  noteMedia(file: KeptFile): Promise<void>
}

export type KeepDeps = { files: FileStore; store: MediaStore; draftDir: string; decoder: Decoder }

/** The name under which a file is kept and served. */
export function keptName(cid: string, type: KeptFile['type']): string {
  return `files/${cid}.${type === 'application/json' ? 'json' : fileKinds[type]}`
}

export function refuseLarge(purpose: UploadPurpose, size: number): void {
  const { mostBytes } = uploadRules[purpose]
  if (size <= mostBytes) return
  const code = purpose === 'picture' ? 'uploads.picture_too_large' : 'uploads.artwork_too_large'
  throw new DomainError(code, { most: mostBytes })
}

/** Takes in a whole file that lies on disk: looks at its bytes, leaves out what does not belong, keeps the rest by its address. */
export async function keepFile(
  deps: KeepDeps,
  { path, purpose }: { path: string; purpose: UploadPurpose },
): Promise<KeptFile> {
  const { size } = await stat(path)
  refuseLarge(purpose, size)
  const type = await kindOf(path)
  if (!type || !uploadRules[purpose].kinds.some((kind) => kind === type)) {
    throw new DomainError('uploads.kind_wrong', { purpose })
  }
  const clean = join(deps.draftDir, randomUUID())
  try {
    return await keepClean(deps, clean, { ...(await cleanCopy(deps, path, clean, type)), type })
  } finally {
    await rm(clean, { force: true })
  }
}

/** Keeps a file that holds nothing but what it shows. */
export async function keepClean(
  { files, store }: KeepDeps,
  path: string,
  seen: { type: FileKind; width: number | null; height: number | null },
): Promise<KeptFile> {
  const cid = await cidOf(createReadStream(path))
  const kept = { ...seen, cid, size: (await stat(path)).size }
  await files.putFile(keptName(cid, seen.type), path, seen.type)
  await store.noteMedia(kept)
  return kept
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

async function cleanCopy({ decoder }: KeepDeps, path: string, clean: string, type: FileKind) {
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
