import { fileKinds, uploadPurposes, uploadRules } from '@mofu/domain/upload-rules'
import * as z from 'zod/mini'

import { route } from './route.ts'
import { count } from './values.ts'

const kinds = Object.keys(fileKinds) as [keyof typeof fileKinds, ...(keyof typeof fileKinds)[]]

/** An accepted file. Pictures are re-encoded, so the bytes differ from what was sent. */
export const uploaded = z.object({
  /** IPFS address of the bytes behind `url`. */
  cid: z.string(),
  url: z.string(),
  type: z.enum(kinds),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** The same picture, small enough for a card; null for video and audio. */
  pictureUrl: z.nullable(z.string()),
})
export type Uploaded = z.output<typeof uploaded>

/** SPEC §7. A form with one file: PNG or JPEG, at most 10 MB. */
export const publicUpload = route({
  service: 'main',
  method: 'POST',
  path: '/public/upload',
  summary: 'Upload a picture: a form with one file, PNG or JPEG, at most 10 MB',
  data: uploaded,
})

/** SPEC §7. A form with one file: the artwork of a mint. */
export const artworkUpload = route({
  service: 'v2',
  method: 'POST',
  path: '/api/Upload',
  summary: 'Upload an artwork: a form with one file, PNG, JPEG, MP3 or MP4, at most 50 MB',
  data: uploaded,
})

/** Progress of a resumable upload: the next chunk begins at `received`. */
export const uploadDraft = z.object({
  id: z.string(),
  purpose: z.enum(uploadPurposes),
  size: z.int(),
  received: z.int(),
  pieceBytes: z.int(),
})
export type UploadDraft = z.output<typeof uploadDraft>

const params = z.object({ id: z.uuid() })

/** A resumable upload: announce it, send it in chunks, and finish. */
export const startUpload = route({
  service: 'app',
  method: 'POST',
  path: '/uploads',
  summary: 'Start a resumable upload',
  body: z.object({
    purpose: z.enum(uploadPurposes),
    name: z.string().check(z.maxLength(1_000)),
    size: z.int().check(z.gte(1), z.lte(4 * uploadRules.artwork.mostBytes)),
  }),
  data: uploadDraft,
})

export const uploadState = route({
  service: 'app',
  method: 'GET',
  path: '/uploads/:id',
  summary: 'Progress of an upload',
  params,
  data: uploadDraft,
})

export const uploadPiece = route({
  service: 'app',
  method: 'POST',
  path: '/uploads/:id/piece',
  summary: 'Send the next chunk, as application/octet-stream',
  params,
  query: z.object({ offset: count(0, uploadRules.artwork.mostBytes) }),
  body: z.custom<Blob | Uint8Array>((value) => value instanceof Uint8Array || value instanceof Blob),
  data: uploadDraft,
})

export const finishUpload = route({
  service: 'app',
  method: 'POST',
  path: '/uploads/:id/finish',
  summary: 'Finish an upload whose chunks are all there',
  params,
  data: uploaded,
})
