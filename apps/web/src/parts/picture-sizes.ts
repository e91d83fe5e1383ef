import { pictureWidths } from '@mofu/domain/upload-rules'

/** `{mediaUrl}/pets/{number}/640.webp`, `…/goods/{name}/640.webp` and `…/files/{cid}/640.webp`, as the API names pictures that we keep. */
const ourPicture = /^(.+\/(?:pets\/\d+|goods\/[a-z]+-[a-z]+-\d+|files\/baf[a-z2-7]{56})\/)640\.webp$/

/** The addresses of a picture for every screen; a picture from elsewhere has only its own. */
export function pictureSources(url: string): { src: string; srcSet: string | undefined } {
  const folder = ourPicture.exec(url)?.[1]
  if (folder === undefined) return { src: url, srcSet: undefined }
  return { src: url, srcSet: pictureWidths.map((width) => `${folder}${width}.webp ${width}w`).join(', ') }
}
