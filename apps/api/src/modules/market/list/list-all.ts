import { DomainError } from '@mofu/domain/domain-error'
import { limits } from '@mofu/domain/limits'

import type { Nft } from '../nft.ts'

type AllNftsFilter = {
  chainId: number
  /** Only what the address holds now, or also what it made. */
  mustHold: boolean
  search: string
  tokenIds: readonly bigint[]
}

export type AllNftsStore = {
  held(owner: string, filter: AllNftsFilter, page: { skip: number; most: number }): Promise<Nft[]>
}

type Asked = { owner: string; filter: AllNftsFilter; page: number; pageSize: number }

/** SPEC §9: all NFTs of an address, at most 10,000. Pages by number, because the call has them; what lies deeper is refused. */
export async function listAll(
  { store }: { store: AllNftsStore },
  { owner, filter, page, pageSize }: Asked,
): Promise<{ list: Nft[]; hasMore: boolean }> {
  const skip = (page - 1) * pageSize
  if (skip >= limits.nftFetchMost) throw new DomainError('market.too_deep', { most: limits.nftFetchMost })
  const most = Math.min(pageSize, limits.nftFetchMost - skip)
  const found = await store.held(owner, filter, { skip, most: most + 1 })
  return { list: found.slice(0, most), hasMore: found.length > most && skip + most < limits.nftFetchMost }
}
