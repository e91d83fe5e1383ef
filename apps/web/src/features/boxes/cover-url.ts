/** Where a cover is served; undefined for a file of another site, which the page does not load. */
export function coverUrl(cover: string, mediaUrl: string): string | undefined {
  if (cover.startsWith('ipfs://')) return `${mediaUrl}/ipfs/${cover.slice('ipfs://'.length)}`
  return cover.startsWith(`${mediaUrl}/`) ? cover : undefined
}
