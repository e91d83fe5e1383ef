/** The widths in which a picture of ours is given out. */
const widths = [96, 320, 640, 1280] as const

/** `{mediaUrl}/pets/{number}/640.webp`, `{mediaUrl}/goods/{name}/640.webp`, as the API names what we draw. */
const ownPicture = /^(.+\/(?:pets\/\d+|goods\/[a-z]+-[a-z]+-\d+)\/)640\.webp$/

/** The addresses of a picture for every screen; a picture from elsewhere has only its own. */
export function pictureSources(url: string): { src: string; srcSet: string | undefined } {
  const folder = ownPicture.exec(url)?.[1]
  if (folder === undefined) return { src: url, srcSet: undefined }
  return { src: url, srcSet: widths.map((width) => `${folder}${width}.webp ${width}w`).join(', ') }
}
