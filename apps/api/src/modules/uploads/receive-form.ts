import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import Busboy from '@fastify/busboy'
import { DomainError } from '@mofu/domain/domain-error'
import { type UploadPurpose, uploadRules } from '@mofu/domain/upload-rules'

import { refuseLarge } from './store-file.ts'

export type ReceivedFile = { path: string; name: string; size: number }

/** Allowance for a form's own bytes around its file. */
const FORM_OVERHEAD = 65_536

/**
 * Streams the single file of a form to disk. We count its bytes ourselves: the parser's limit accepts a file that is
 * truncated exactly at the limit as complete.
 */
export async function receiveForm(
  request: IncomingMessage,
  { purpose, draftDir }: { purpose: UploadPurpose; draftDir: string },
): Promise<ReceivedFile> {
  const { mostBytes } = uploadRules[purpose]
  // Refused before the body is read, when its declared length is too large.
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + FORM_OVERHEAD)
    refuseLarge(purpose, mostBytes + 1)
  await mkdir(draftDir, { recursive: true })
  const path = join(draftDir, randomUUID())
  try {
    return await takeFile(request, path, purpose)
  } catch (error) {
    await rm(path, { force: true })
    request.unpipe()
    // Drain the rest of the body, or the client would not read the response.
    request.resume()
    if (error instanceof DomainError) throw error
    throw new DomainError('uploads.failed', {}, { cause: error })
  }
}

async function takeFile(
  request: IncomingMessage,
  path: string,
  purpose: UploadPurpose,
): Promise<ReceivedFile> {
  const form = new Busboy({
    headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
    limits: { files: 1, fields: 20, fieldSize: 4_096, headerPairs: 20 },
  })
  const file = new Promise<ReceivedFile>((resolve, reject) => {
    let taken: Promise<ReceivedFile> | undefined
    form.on('file', (_, stream: Readable, name: string | undefined) => {
      const counted = new CountedBytes(purpose)
      taken = pipeline(stream, counted, createWriteStream(path)).then(() => ({
        path,
        name: name ?? '',
        size: counted.size,
      }))
      // At once, not when the form ends: a file that is too large is not read to its end.
      taken.catch(reject)
    })
    form.on('filesLimit', () =>
      reject(new DomainError('request.invalid', { field: 'form', reason: 'one file at a time' })),
    )
    form.on('finish', () => {
      // Its failure was reported above.
      if (taken) taken.then(resolve, () => undefined)
      else reject(new DomainError('uploads.no_file'))
    })
    form.on('error', reject)
    request.on('aborted', () => reject(new Error('the client disconnected')))
  })
  request.pipe(form)
  return file
}

/** Passes bytes through up to a limit. */
class CountedBytes extends Transform {
  size = 0
  readonly #purpose: UploadPurpose

  constructor(purpose: UploadPurpose) {
    super()
    this.#purpose = purpose
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length
    try {
      refuseLarge(this.#purpose, this.size)
      done(null, chunk)
    } catch (error) {
      done(error as Error)
    }
  }
}
