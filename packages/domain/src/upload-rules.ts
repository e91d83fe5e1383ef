/** What can be taken in at all (SPEC §5), with the ending of its name. */
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
  /** A picture unfolds in memory: 30 kB can hold a thousand million pixels. */
  mostPixels: 40_000_000,
  /** One piece of an upload that can be paused; also what is lost when the line breaks. */
  pieceBytes: MEGABYTE,
  /** An upload that is not finished by then is forgotten. */
  draftHours: 24,
  /** The longest name that is kept, to show it again. */
  nameLength: 200,
} as const

/** The widths in which a picture is given out: list thumbnails, cards, pages, previews. */
export const pictureWidths = [96, 384, 768, 1280] as const

export function isFileKind(type: string): type is FileKind {
  return Object.hasOwn(fileKinds, type)
}
