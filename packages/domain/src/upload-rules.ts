/** Accepted media types (SPEC §5), with their file extensions. */
export const fileKinds = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
} as const

export type FileKind = keyof typeof fileKinds

const MEGABYTE = 1024 * 1024

/** SPEC §5, §9: pictures up to 10 MB, the artwork of a mint up to 50 MB. */
export const uploadRules = {
  picture: { kinds: ['image/png', 'image/jpeg'], mostBytes: 10 * MEGABYTE },
  artwork: { kinds: ['image/png', 'image/jpeg', 'audio/mpeg', 'video/mp4'], mostBytes: 50 * MEGABYTE },
} as const satisfies Record<string, { kinds: readonly FileKind[]; mostBytes: number }>

export type UploadPurpose = keyof typeof uploadRules

export const uploadPurposes = ['picture', 'artwork'] as const satisfies readonly UploadPurpose[]

export const uploadLimits = {
  /** Pictures decompress in memory: 30 kB can hold a billion pixels. */
  mostPixels: 40_000_000,
  /** Chunk size of a resumable upload; also what is lost when the connection breaks. */
  pieceBytes: MEGABYTE,
  /** An unfinished upload is deleted after this long. */
  draftHours: 24,
  /** The longest file name that is stored. */
  nameLength: 200,
} as const

/** The widths in which pictures are served: list thumbnails, cards, pages, previews. */
export const pictureWidths = [96, 384, 768, 1280] as const

export function isFileKind(type: string): type is FileKind {
  return Object.hasOwn(fileKinds, type)
}
