import type { Nft } from '@mofu/wire/market'

/** A token's title; until its metadata has been read, its number. */
export function petTitle({ title, tokenId }: Pick<Nft, 'title' | 'tokenId'>): string {
  return title === '' ? `#${tokenId}` : title
}
