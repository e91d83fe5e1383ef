import type { Nft } from '@mofu/wire/market'

/** A token's title; its number until its metadata has been read. */
export function petTitle({ title, tokenId }: Pick<Nft, 'title' | 'tokenId'>): string {
  return title === '' ? `#${tokenId}` : title
}
