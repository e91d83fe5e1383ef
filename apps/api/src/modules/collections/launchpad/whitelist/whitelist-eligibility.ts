import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { findLastSale } from '../store.ts'
import { findItem, findLeaf } from './store.ts'

export type Item = { price: bigint; usedCount: number; addr: string; limit: number }

export type Eligibility = {
  usedCount: number
  tree: (Item & { proof: string[]; merkleRoot: string }) | null
  listed: Item | null
  open: Item | null
}

/** Every phase in which a wallet may buy, with what it has bought already: all phases share one count. */
export async function whitelistEligibility(
  db: Database,
  { id, addr }: { id: string; addr: string },
): Promise<Eligibility> {
  const sale = await findLastSale(db, id)
  if (!sale) throw new DomainError('collections.no_sale', { id })
  const [item, leaf] = await Promise.all([findItem(db, sale.id, addr), findLeaf(db, sale.merkleRoot, addr)])
  const usedCount = item?.usedCount ?? 0
  return {
    usedCount,
    tree: leaf ? { addr, usedCount, ...leaf, merkleRoot: sale.merkleRoot } : null,
    listed: item && item.limit > 0 ? { addr, usedCount, price: item.price, limit: item.limit } : null,
    open: sale.allOpen ? { addr, usedCount, price: sale.price, limit: sale.limit } : null,
  }
}
