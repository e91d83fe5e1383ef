import { uploadLimits, uploadRules } from '@mofu/domain/upload-rules'

export type ByteSpan = { start: number; end: number }

/** What a render process is asked to do with the bytes that follow. */
export type RenderJob =
  /** An SVG of our own of 512 by 512, as a WebP of a width. */
  | { kind: 'draw'; width: number }
  /** An SVG of our own in its own size, as PNG. */
  | { kind: 'card' }
  /** A kept picture, as a WebP of at most a width. */
  | { kind: 'resize'; width: number }
  /** A PNG or JPEG from outside, drawn anew from its pixels in the same format. */
  | { kind: 'clean'; type: 'image/png' | 'image/jpeg' }
  /** A picture from outside in another format: its first frame, as PNG. */
  | { kind: 'flatten' }
  /** An MP4 from outside: the spans that carry no meaning. */
  | { kind: 'film' }
  /** An MP3 from outside: the one span that is sound. */
  | { kind: 'sound' }

export type RenderKind = RenderJob['kind']

/** Why bytes cannot be shown. Each is an error code of the uploads. */
export const renderFaults = ['file_broken', 'kind_wrong', 'too_many_pixels', 'too_complex'] as const
export type RenderFault = (typeof renderFaults)[number]

/** What comes back before the bytes of the result. */
export type RenderAnswer =
  | { isDone: true; width?: number; height?: number; spans?: ByteSpan[] }
  | { isDone: false; fault: RenderFault; reason: string }

/** Wall-clock time for each kind of job; the process is killed after that. */
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
  /** The largest file that is taken in. */
  inputBytes: uploadRules.artwork.mostBytes,
  /** Pixels without compression, four bytes each: no result is larger. */
  outputBytes: uploadLimits.mostPixels * 4,
  pixels: uploadLimits.mostPixels,
} as const

/** What the API and the worker may have done with strangers' bytes, by the name under which they ask for it. */
export const decodeJobs = {
  png: { kind: 'clean', type: 'image/png' },
  jpeg: { kind: 'clean', type: 'image/jpeg' },
  picture: { kind: 'flatten' },
  film: { kind: 'film' },
  sound: { kind: 'sound' },
} as const satisfies Record<string, RenderJob>
