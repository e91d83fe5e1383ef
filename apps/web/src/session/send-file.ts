import type { UploadPurpose } from '@mofu/domain/upload-rules'
import { CallError } from '@mofu/wire/client'
import * as wire from '@mofu/wire/uploads'

import { callSigned } from './call.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-drafts.ts'

/** A line that breaks for a moment is nothing a person should see: tried again after so many milliseconds. */
const pauses = [500, 1_500, 4_000]

type SendOptions = {
  purpose: UploadPurpose
  /** How much of it is there, from 0 to 1. */
  onProgress: (share: number) => void
  /** Stops between two pieces, and in the middle of one. Sending the same file again goes on from there. */
  signal: AbortSignal
}

/** Sends a file piece by piece. What is there already, also from an earlier visit, is not sent again. */
export async function sendFile(
  file: File,
  { purpose, onProgress, signal }: SendOptions,
): Promise<wire.Uploaded> {
  const key = `${purpose} ${file.name} ${file.size} ${file.lastModified}`
  let draft = (await openDraft(key, signal)) ?? (await startDraft(file, purpose, signal))
  keepDraft(key, draft.id)
  const params = { id: draft.id }
  while (draft.received < draft.size) {
    const offset = draft.received
    onProgress(offset / draft.size)
    const body = file.slice(offset, offset + draft.pieceBytes)
    draft = await patiently(signal, async () => {
      try {
        return (await callSigned(wire.uploadPiece, { params, query: { offset }, body }, { signal })).data
      } catch (error) {
        // The answer to a piece was lost on the way, or another tab sends the same file: the server knows how far it is.
        if (!isFailure(error, 'uploads.offset_wrong')) throw error
        return (await callSigned(wire.uploadState, { params }, { signal })).data
      }
    })
  }
  onProgress(1)
  try {
    return (await patiently(signal, () => callSigned(wire.finishUpload, { params }, { signal }))).data
  } finally {
    if (!signal.aborted) forgetDraft(key)
  }
}

async function openDraft(key: string, signal: AbortSignal): Promise<wire.UploadDraft | undefined> {
  const id = keptDraft(key)
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

/** Tries again while the server is out of reach; whatever it answers is final. */
async function patiently<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> {
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
