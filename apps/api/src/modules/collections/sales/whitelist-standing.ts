import { DomainError } from '@mofu/domain/domain-error'

import type { Sale } from './launchpad.ts'

export type Item = { price: bigint; usedCount: number; addr: string; limit: number }

export type Standing = {
  usedCount: number
  tree: (Item & { proof: string[]; merkleRoot: string }) | null
  listed: Item | null
  open: Item | null
}

export type StandingStore = {
  lastSale(collectionId: string): Promise<Sale | undefined>
  itemIn(saleId: string, addr: string): Promise<Omit<Item, 'addr'> | undefined>
  leafIn(root: string, addr: string): Promise<{ price: bigint; limit: number; proof: string[] } | undefined>
}

/** Every way in which a wallet may buy, with what it has bought already: the count is one for all of them. */
export async function whitelistStanding(
  { store }: { store: StandingStore },
  { id, addr }: { id: string; addr: string },
): Promise<Standing> {
  const sale = await store.lastSale(id)
  if (!sale) throw new DomainError('collections.no_sale', { id })
  const [item, leaf] = await Promise.all([store.itemIn(sale.id, addr), store.leafIn(sale.merkleRoot, addr)])
  const usedCount = item?.usedCount ?? 0
  return {
    usedCount,
    tree: leaf ? { addr, usedCount, ...leaf, merkleRoot: sale.merkleRoot } : null,
    listed: item && item.limit > 0 ? { addr, usedCount, price: item.price, limit: item.limit } : null,
    open: sale.allOpen ? { addr, usedCount, price: sale.price, limit: sale.limit } : null,
  }
}
