import { DomainError } from '@mofu/domain/domain-error'
import { type NftKey, nftId } from '@mofu/domain/nft-id'

import type { Activity, NftDetail } from './nft.ts'

export type NftStore = {
  find(id: string): Promise<NftDetail | undefined>
  activityOf(id: string, most: number): Promise<Activity[]>
}

/** How many events a page of a token shows; the rest is a list of its own. */
const ACTIVITY_SHOWN = 50

export async function showNft(
  { store }: { store: NftStore },
  key: NftKey,
): Promise<NftDetail & { activity: Activity[] }> {
  const id = nftId(key)
  const found = await store.find(id)
  if (!found) throw new DomainError('market.nft_not_found', { id })
  return { ...found, activity: await store.activityOf(id, ACTIVITY_SHOWN) }
}
