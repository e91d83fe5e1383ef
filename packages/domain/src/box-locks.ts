import type { BoxState } from './box-state.ts'

/** Why something about a box cannot be changed now. */
export type BoxLock =
  | 'notOwner'
  | 'published'
  | 'pending'
  | 'noMinPrice'
  | 'empty'
  | 'tooFew'
  | 'belowMinPrice'
  | 'notPublished'

type Managed = {
  state: BoxState
  /** Draws that are paid and not decided. */
  pending: number
  size: number
  /** The price of one draw if it were published now. */
  price: bigint
  minPrice: bigint
  /** The fewest NFTs a box can be published with. */
  minSize: number
  /** The caller is the owner; otherwise a collaborator. */
  isOwner: boolean
}

/** What can be changed about a box, each with the reason why not. Undefined is allowed: the contract's own rules. */
export type BoxLocks = Record<
  'terms' | 'people' | 'whitelist' | 'add' | 'remove' | 'publish' | 'unpublish',
  BoxLock | undefined
>

/** The coin stays while NFTs are in, whose depositors agreed to it, and while prices of the whitelist are in it. */
export function isCoinFixed({ size, whitelisted }: { size: number; whitelisted: number }): boolean {
  return size > 0 || whitelisted > 0
}

export function boxLocks(box: Managed): BoxLocks {
  const { state, pending, size, price, minPrice, minSize, isOwner } = box
  const isPublished = state !== 'unpublished' && state !== 'over'
  const ownerOnly = isOwner ? undefined : 'notOwner'
  // Published is named first: it is what the owner can change, while pending draws pass by themselves.
  const fixed = isPublished ? 'published' : pending > 0 ? 'pending' : undefined
  return {
    terms: ownerOnly ?? fixed,
    people: ownerOnly,
    whitelist: ownerOnly,
    add: fixed ?? (isOwner || minPrice > 0n ? undefined : 'noMinPrice'),
    remove: fixed ?? (size === 0 ? 'empty' : undefined),
    publish: fixed ?? (size < minSize ? 'tooFew' : price < minPrice ? 'belowMinPrice' : undefined),
    unpublish: isPublished ? undefined : 'notPublished',
  }
}
