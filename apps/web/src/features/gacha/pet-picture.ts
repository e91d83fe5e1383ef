/** The picture of one of the ten thousand pets, by its number. */
export function petPicture(mediaUrl: string, pet: number): string {
  return `${mediaUrl}/pets/${pet}/768.webp`
}
