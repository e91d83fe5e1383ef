import type { auctionBidsOf, Lot } from '@mofu/wire/auctions'
import type { Data } from '@mofu/wire/route'

type OwnBids = Pick<Data<typeof auctionBidsOf>, 'held'> & {
  list: readonly { lot: Pick<Lot, 'id'>; bid: string; bidState: string }[]
}

/**
 * What all of an account's highest bids hold in a lot's coin once it has bid this much; undefined while its bids are not
 * known. The bid that is replaced comes from the same response as the sum: the lot itself may be newer or older.
 */
export function heldWith(
  bids: OwnBids | undefined,
  { id, coin }: Pick<Lot, 'id' | 'coin'>,
  amount: bigint,
): bigint | undefined {
  if (!bids) return undefined
  const before = BigInt(bids.held.find((one) => one.coin === coin)?.amount ?? 0)
  const own = bids.list.find(({ lot, bidState }) => lot.id === id && bidState === 'leading')
  return before - BigInt(own?.bid ?? 0) + amount
}
