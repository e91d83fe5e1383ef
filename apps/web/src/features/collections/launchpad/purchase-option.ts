import type { Way } from './actions/buy.ts'
import type { Launchpad, Eligibility } from './queries.ts'

/** A wallet's eligibility in a sale at this moment. */
export type PurchaseOption =
  | { may: true; by: Way; left: number }
  | { may: false; why: 'disabled' | 'noSale' | 'ended' | 'soldOut' | 'notListed' | 'limitReached' }

/** The cheapest way still open to a wallet, or why there is none. */
export function purchaseOption(
  { state, sale, maxMint, nftCount }: Launchpad,
  eligibility: Eligibility | null | undefined,
): PurchaseOption {
  if (state === 'disabled') return { may: false, why: 'disabled' }
  if (!sale || !eligibility) return { may: false, why: 'noSale' }
  if (!sale.isOn) return { may: false, why: 'ended' }
  const supply = supplyLeft(maxMint, nftCount)
  if (supply === 0) return { may: false, why: 'soldOut' }
  const ways: Way[] = []
  const { tree, listed, open, usedCount } = eligibility
  if (tree) ways.push({ way: 'tree', price: BigInt(tree.price), limit: tree.limit, proof: tree.proof })
  if (listed) ways.push({ way: 'listed', price: BigInt(listed.price), limit: listed.limit })
  if (open) ways.push({ way: 'open', price: BigInt(open.price), limit: open.limit })
  if (ways.length === 0) return { may: false, why: 'notListed' }
  const [by] = ways
    .filter(({ limit }) => limit > usedCount)
    .toSorted((a, b) => (a.price < b.price ? -1 : a.price > b.price ? 1 : 0))
  if (!by) return { may: false, why: 'limitReached' }
  return { may: true, by, left: Math.min(by.limit - usedCount, supply ?? Infinity) }
}

/** Undefined if there is no limit. */
export function supplyLeft(maxMint: string, nftCount: number): number | undefined {
  return maxMint === '0' ? undefined : Math.max(0, Number(maxMint) - nftCount)
}
