import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { type NftKey, nftId } from '@mofu/domain/nft-id'

import type { Activity, NftDetail } from './nft.ts'
import { findNft, listActivityOfNft } from './store.ts'

/** Events on a token's page; the rest is a separate list. */
const ACTIVITY_SHOWN = 50

export async function showNft(db: Database, key: NftKey): Promise<NftDetail & { activity: Activity[] }> {
  const id = nftId(key)
  const found = await findNft(db, id)
  if (!found) throw new DomainError('market.nft_not_found', { id })
  return { ...found, activity: await listActivityOfNft(db, id, ACTIVITY_SHOWN) }
}
