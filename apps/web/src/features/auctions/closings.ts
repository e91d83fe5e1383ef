import { RECLAIM_SECONDS } from '@mofu/domain/lot-state'
import type { Lot } from '@mofu/wire/auctions'

/** `undeliverable`: reclaimed at once, because the token cannot be delivered. `late`: because nobody settled. */
export type Reclaim = 'none' | 'undeliverable' | 'late'

type Facts = {
  lot: Pick<Lot, 'bidder' | 'endAt'>
  /** The connected account, in lower case. */
  me: string
  blockTime: number
  /** Whether a simulation of reclaiming succeeded. */
  isSimulated: boolean
}

/** Why the bidder of a lot that is over may take the bid back instead of having it settled. */
export function reclaimOf({ lot: { bidder, endAt }, me, blockTime, isSimulated }: Facts): Reclaim {
  if (bidder !== me) return 'none'
  if (blockTime >= endAt + RECLAIM_SECONDS) return 'late'
  return isSimulated ? 'undeliverable' : 'none'
}
