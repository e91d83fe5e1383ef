import { DomainError } from '@mofu/domain/domain-error'
import { nftId, parseNftId } from '@mofu/domain/nft-id'

export type Like = { isLiked: boolean; likes: number }

export type LikeStore = {
  isThere(id: string): Promise<boolean>
  read(id: string, accountId: string): Promise<Like>
  add(id: string, accountId: string): Promise<void>
  remove(id: string, accountId: string): Promise<void>
}

type Asked = { text: string; accountId: string; change?: 'add' | 'remove' }

/** Reads, adds or takes back a person's like. Each can be said twice: the second time changes nothing. */
export async function likeNft(
  { store }: { store: LikeStore },
  { text, accountId, change }: Asked,
): Promise<Like> {
  const key = parseNftId(text)
  const id = key && nftId(key)
  if (id === undefined || !(await store.isThere(id)))
    throw new DomainError('market.nft_not_found', { id: text })
  if (change === 'add') await store.add(id, accountId)
  if (change === 'remove') await store.remove(id, accountId)
  return store.read(id, accountId)
}
