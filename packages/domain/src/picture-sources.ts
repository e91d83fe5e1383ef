import { pictureWidths } from './upload-rules.ts'

/** How wide pictures are shown, as values of the `sizes` attribute. */
export const pictureSizes = {
  card: '(width >= 80rem) 290px, (width >= 64rem) 23vw, (width >= 40rem) 31vw, 46vw',
  page: '(width >= 64rem) 560px, 92vw',
} as const

/** On a card of a list, or alone on its own page. */
export type PicturePlace = keyof typeof pictureSizes

/**
 * `{mediaUrl}/pets/{number}/768.webp`, `…/works/{number}/768.webp`, `…/goods/{name}/768.webp` and
 * `…/files/{cid}/768.webp`: how the API names pictures we host.
 */
const ourPicture =
  /^(.+\/(?:(?:pets|works)\/\d+|goods\/[a-z]+-[a-z]+-\d+|files\/baf[a-z2-7]{56})\/)768\.webp$/

/** The `srcset` of a picture; one hosted elsewhere has only its own URL. */
export function pictureSources(url: string): { src: string; srcSet: string | undefined } {
  const folder = ourPicture.exec(url)?.[1]
  if (folder === undefined) return { src: url, srcSet: undefined }
  return { src: url, srcSet: pictureWidths.map((width) => `${folder}${width}.webp ${width}w`).join(', ') }
}
