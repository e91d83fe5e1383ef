import type { UploadPurpose } from '@mofu/domain/upload-rules'
import { CallError } from '@mofu/wire/client'
import * as wire from '@mofu/wire/uploads'

import { forgetDraft, saveDraftId, savedDraft } from '../storage/unfinished-uploads.ts'
import { callSigned } from './call.ts'

/** Delays between retries: a short network interruption should stay invisible. */
const pauses = [500, 1_500, 4_000]

type SendOptions = {
  purpose: UploadPurpose
  /** The uploaded share, from 0 to 1. */
  onProgress: (share: number) => void
  /** Aborts between two chunks, or in the middle of one. Uploading the same file again resumes there. */
  signal: AbortSignal
}

/** Uploads a file in chunks. Chunks that the server already has, also from an earlier visit, are not sent again. */
export async function sendFile(
  file: File,
  { purpose, onProgress, signal }: SendOptions,
): Promise<wire.Uploaded> {
  const key = `${purpose} ${file.name} ${file.size} ${file.lastModified}`
  let draft = (await openDraft(key, signal)) ?? (await startDraft(file, purpose, signal))
  saveDraftId(key, draft.id)
  const params = { id: draft.id }
  while (draft.received < draft.size) {
    const offset = draft.received
    onProgress(offset / draft.size)
    const body = file.slice(offset, offset + draft.pieceBytes)
    draft = await withRetries(signal, async () => {
      try {
        return (await callSigned(wire.uploadPiece, { params, query: { offset }, body }, { signal })).data
      } catch (error) {
        // The response to a chunk was lost, or another tab uploads the same file: the server knows the offset.
        if (!isFailure(error, 'uploads.offset_wrong')) throw error
        return (await callSigned(wire.uploadState, { params }, { signal })).data
      }
    })
  }
  onProgress(1)
  try {
    return (await withRetries(signal, () => callSigned(wire.finishUpload, { params }, { signal }))).data
  } finally {
    if (!signal.aborted) forgetDraft(key)
  }
}

async function openDraft(key: string, signal: AbortSignal): Promise<wire.UploadDraft | undefined> {
  const id = savedDraft(key)
  if (id === undefined) return undefined
  try {
    return (await callSigned(wire.uploadState, { params: { id } }, { signal })).data
  } catch (error) {
    if (!isFailure(error, 'uploads.not_found')) throw error
    forgetDraft(key)
    return undefined
  }
}

async function startDraft(
  { name, size }: File,
  purpose: UploadPurpose,
  signal: AbortSignal,
): Promise<wire.UploadDraft> {
  return (await callSigned(wire.startUpload, { body: { purpose, name, size } }, { signal })).data
}

/** Retries while the server is unreachable; any response is final. */
async function withRetries<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await act()
    } catch (error) {
      if (signal.aborted || !(error instanceof CallError) || error.failure) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
      })
      signal.throwIfAborted()
    }
  }
  return act()
}

function isFailure(error: unknown, code: string): boolean {
  return error instanceof CallError && error.failure?.error === code
}
