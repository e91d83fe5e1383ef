import { uploadLimits, uploadRules } from '@mofu/domain/upload-rules'

export type ByteSpan = { start: number; end: number }

/** What a render process does with the bytes that follow. */
export type RenderJob =
  /** One of our own SVGs of 512 by 512, as a WebP of a width. */
  | { kind: 'draw'; width: number }
  /** One of our own SVGs in its own size, as PNG. */
  | { kind: 'card' }
  /** A stored picture, as a WebP of at most a width. */
  | { kind: 'resize'; width: number }
  /** An untrusted PNG or JPEG, re-encoded from its pixels in the same format. */
  | { kind: 'clean'; type: 'image/png' | 'image/jpeg' }
  /** An untrusted picture in another format: its first frame, as PNG. */
  | { kind: 'flatten' }
  /** An untrusted MP4: its padding spans. */
  | { kind: 'film' }
  /** An untrusted MP3: its audio span. */
  | { kind: 'sound' }

export type RenderKind = RenderJob['kind']

/** Why bytes cannot be shown. Each is an error code of uploads. */
export const renderFaults = ['file_broken', 'kind_wrong', 'too_many_pixels', 'too_complex'] as const
export type RenderFault = (typeof renderFaults)[number]

/** The header before the bytes of the result. */
export type RenderAnswer =
  | { isDone: true; width?: number; height?: number; spans?: ByteSpan[] }
  | { isDone: false; fault: RenderFault; reason: string }

/** Time limit for each kind of job; then the process is killed. */
export const jobMs = {
  draw: 10_000,
  card: 10_000,
  resize: 20_000,
  clean: 30_000,
  flatten: 8_000,
  film: 15_000,
  sound: 15_000,
} as const satisfies Record<RenderKind, number>

export const renderLimits = {
  /** The largest accepted file. */
  inputBytes: uploadRules.artwork.mostBytes,
  /** Uncompressed pixels, four bytes each: no result is larger. */
  outputBytes: uploadLimits.mostPixels * 4,
  pixels: uploadLimits.mostPixels,
} as const

/** Jobs that the API and the worker may run on untrusted bytes, by name. */
export const decodeJobs = {
  png: { kind: 'clean', type: 'image/png' },
  jpeg: { kind: 'clean', type: 'image/jpeg' },
  picture: { kind: 'flatten' },
  film: { kind: 'film' },
  sound: { kind: 'sound' },
} as const satisfies Record<string, RenderJob>
