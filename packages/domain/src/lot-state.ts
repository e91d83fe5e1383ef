/** The states of a lot, as the contract names them. */
export const lotStates = ['not-started', 'ongoing', 'over'] as const
export type LotState = (typeof lotStates)[number]

/** How a lot stands: open until its token has left the contract. */
export const lotStatuses = ['open', 'sold', 'cancelled', 'returned', 'voided'] as const
export type LotStatus = (typeof lotStatuses)[number]

/** The state at a time, in seconds: the contract's own rule. A lot whose token has left is over. */
export function lotStateAt(
  { startAt, endAt, status }: { startAt: number; endAt: number; status: LotStatus },
  at: number,
): LotState {
  if (status !== 'open' || at >= endAt) return 'over'
  return at < startAt ? 'not-started' : 'ongoing'
}

/** A bid in the last ten minutes moves the end to ten minutes after it: the contract's own rule. */
export const EXTENSION_SECONDS = 600

/** How long after the end the bidder of a lot that nobody settled may take the bid back. */
export const RECLAIM_SECONDS = 30 * 24 * 60 * 60

/** The longest that a lot may last, whatever limit is set. */
export const LOT_SECONDS_MOST = 90 * 24 * 60 * 60

/** The most that fits into a bid on chain. */
export const BID_MOST = 2n ** 96n - 1n

/** What each further bid must add, in basis points. */
export const MIN_RAISE_RATE = 500n
const WHOLE = 10_000n

/** The least next bid: the reserve, or the highest bid and 5% more, rounded down, and at least one unit more. */
export function minBid({ reserve, amount }: { reserve: bigint; amount: bigint | null }): bigint {
  if (amount === null) return reserve
  const raise = (amount * MIN_RAISE_RATE) / WHOLE
  return amount + (raise === 0n ? 1n : raise)
}

/** Bids to choose from: the least, and 10% and 25% above it. Equal ones are given once. */
export function quickBids(least: bigint): bigint[] {
  const bids = [least, (least * 11_000n) / WHOLE, (least * 12_500n) / WHOLE]
  return [...new Set(bids)].filter((bid) => bid <= BID_MOST)
}

/** How a bidder stands in a lot: won only once a block past its end is known, and reclaimed with the bid refunded. */
export const bidStates = ['leading', 'outbid', 'won', 'lost', 'reclaimed'] as const
export type BidState = (typeof bidStates)[number]

type LotFacts = { status: LotStatus; state: LotState; bidder: string | null; reclaimed: bigint | null }

/** `bid` is the account's last. */
export function bidStateOf(
  { status, state, bidder, reclaimed }: LotFacts,
  { account, bid }: { account: string; bid: bigint },
): BidState {
  if (bidder === account) {
    if (status === 'voided') return 'reclaimed'
    return state === 'over' ? 'won' : 'leading'
  }
  // Bids rise, so the reclaimed one is its bidder's alone.
  if (bidder === null && reclaimed === bid) return 'reclaimed'
  return state === 'over' ? 'lost' : 'outbid'
}
