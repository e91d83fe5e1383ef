import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { nftId, parseNftId } from '@mofu/domain/nft-id'

import { hasNft } from '../store.ts'
import type { Like } from './like.ts'
import { deleteLike, findLike, insertLike } from './store.ts'

type Input = { text: string; accountId: string; change?: 'add' | 'remove' }

/** Reads, adds or removes a person's like. Idempotent. */
export async function likeNft(db: Database, { text, accountId, change }: Input): Promise<Like> {
  const key = parseNftId(text)
  const id = key && nftId(key)
  if (id === undefined || !(await hasNft(db, id))) throw new DomainError('market.nft_not_found', { id: text })
  if (change === 'add') await insertLike(db, id, accountId)
  if (change === 'remove') await deleteLike(db, id, accountId)
  return findLike(db, id, accountId)
}
