import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { limits } from '@mofu/domain/limits'

import type { Nft } from '../nft.ts'
import type { AllNftsFilter } from './nft-filter.ts'
import { listHeldBy } from './store.ts'

type Input = { owner: string; filter: AllNftsFilter; page: number; pageSize: number }

/**
 * SPEC §9: all NFTs of an address, at most 10,000. Numbered pages, as SPEC defines the call; deeper pages are refused.
 */
export async function listAll(
  db: Database,
  { owner, filter, page, pageSize }: Input,
): Promise<{ list: Nft[]; hasMore: boolean }> {
  const skip = (page - 1) * pageSize
  if (skip >= limits.nftFetchMost) throw new DomainError('market.too_deep', { most: limits.nftFetchMost })
  const most = Math.min(pageSize, limits.nftFetchMost - skip)
  const found = await listHeldBy(db, owner, filter, { skip, most: most + 1 })
  return { list: found.slice(0, most), hasMore: found.length > most && skip + most < limits.nftFetchMost }
}
