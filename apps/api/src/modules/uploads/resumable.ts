import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { DomainError } from '@mofu/domain/domain-error'
import { uploadLimits, type UploadPurpose } from '@mofu/domain/upload-rules'

import type { FileStore } from '../../platform/file-store.ts'
import { type KeepDeps, keepFile, type KeptFile, refuseLarge } from './keep-file.ts'
import { tokenText } from './token-text.ts'

export type Draft = {
  id: string
  purpose: UploadPurpose
  size: number
  received: number
  kept: KeptFile | null
}

export type DraftStore = {
  /** Opens an upload; refuses when the account has sent too much within a day. */
  open(draft: {
    id: string
    accountId: string
    purpose: UploadPurpose
    name: string
    size: number
  }): Promise<void>
  find(id: string, accountId: string): Promise<Draft | undefined>
  /** Moves the offset on if it still stands at `from`; says whether it did. */
  advance(id: string, from: number, to: number): Promise<boolean>
  finish(id: string, cid: string): Promise<void>
  /** Forgets an upload that was found bad, so that it no longer counts. */
  drop(id: string): Promise<void>
}

type Deps = KeepDeps & { drafts: DraftStore }
type Owner = { accountId: string }

/** Opens an upload that may be paused: its pieces come later, each at its offset. */
export async function startUpload(
  { drafts }: Pick<Deps, 'drafts'>,
  input: Owner & { purpose: UploadPurpose; name: string; size: number },
): Promise<Draft> {
  refuseLarge(input.purpose, input.size)
  const id = randomUUID()
  await drafts.open({ ...input, id, name: tokenText(input.name, uploadLimits.nameLength) })
  return { id, purpose: input.purpose, size: input.size, received: 0, kept: null }
}

/** How far an upload has come, for a browser that goes on with it. */
export async function findUpload(
  { drafts }: Pick<Deps, 'drafts'>,
  { id, accountId }: Owner & { id: string },
): Promise<Draft> {
  const draft = await drafts.find(id, accountId)
  if (!draft) throw new DomainError('uploads.not_found', { id })
  return draft
}

/** Takes the next piece. One that is there already is not taken twice: the answer says where to go on. */
export async function addPiece(
  deps: Deps,
  { bytes, offset, ...who }: Owner & { id: string; offset: number; bytes: Uint8Array },
): Promise<Draft> {
  const draft = await findUpload(deps, who)
  const { id, received, size } = draft
  const to = offset + bytes.length
  const isLast = to === size
  // Every piece but the last is full, so that pieces are found by counting.
  const isFitting = bytes.length === uploadLimits.pieceBytes || (isLast && bytes.length > 0)
  if (offset !== received || to > size || !isFitting) {
    throw new DomainError('uploads.offset_wrong', { offset: received })
  }
  await deps.files.putBytes(pieceName(id, offset), bytes, 'application/octet-stream')
  if (!(await deps.drafts.advance(id, offset, to))) {
    throw new DomainError('uploads.offset_wrong', { offset: (await findUpload(deps, who)).received })
  }
  return { ...draft, received: to }
}

/** Puts the pieces together and takes the file in. Asked again, it answers the same. */
export async function finishUpload(deps: Deps, who: Owner & { id: string }): Promise<KeptFile> {
  const { id, purpose, size, received, kept } = await findUpload(deps, who)
  if (kept) return kept
  if (received !== size) throw new DomainError('uploads.offset_wrong', { offset: received })
  // A server that has just been set up has no such folder yet.
  await mkdir(deps.draftDir, { recursive: true })
  const path = join(deps.draftDir, randomUUID())
  try {
    await pipeline(pieces(deps.files, id, size), createWriteStream(path))
    const file = await keepFile(deps, { path, purpose })
    await deps.drafts.finish(id, file.cid)
    await removePieces(deps.files, { id, size })
    return file
  } catch (error) {
    // With too much to do, nobody has looked at the file yet: it can be asked for again.
    if (error instanceof DomainError && error.code !== 'server.busy') {
      await deps.drafts.drop(id)
      await removePieces(deps.files, { id, size })
    }
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

async function* pieces(files: FileStore, id: string, size: number): AsyncGenerator<Buffer> {
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

function pieceName(id: string, offset: number): string {
  return `drafts/${id}-${offset}`
}
