/** The widths in which a pet's picture is given out. */
const widths = [96, 320, 640, 1280] as const

/** `{mediaUrl}/pets/{number}/640.webp`, as the API names a pet's picture. */
const petPicture = /^(.+\/pets\/\d+\/)640\.webp$/

/** The addresses of a picture for every screen; a picture from elsewhere has only its own. */
export function pictureSources(url: string): { src: string; srcSet: string | undefined } {
  const folder = petPicture.exec(url)?.[1]
  if (folder === undefined) return { src: url, srcSet: undefined }
  return { src: url, srcSet: widths.map((width) => `${folder}${width}.webp ${width}w`).join(', ') }
}
