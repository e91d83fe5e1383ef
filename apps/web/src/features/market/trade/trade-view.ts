import type { NftDetail } from '@mofu/wire/market'
import type { Ask, Bid } from '@mofu/wire/market/trade'

/** Why something cannot be bought right now. */
type NoSale = 'notListed' | 'movedOn' | 'notStarted' | 'over' | 'unapproved' | 'stopped'

export type TradeView = {
  isMine: boolean
  /** The owner's ask: also before its start, after its end, and without an approval. */
  ask: Ask | undefined
  /** The owner had an ask that ended when the pet left them once: it does not become valid again. */
  hasDeadAsk: boolean
  myBid: Bid | undefined
  noSale: NoSale | undefined
}

type Question = {
  pet: Pick<NftDetail, 'owner' | 'activity'>
  ask: Ask | null
  bids: readonly Bid[]
  /** The connected account, in lower case. */
  me: string | undefined
  /** The chain's time. */
  now: number
  /** Whether the market no longer accepts the coin or the collection, or is paused. */
  isStopped: boolean
}

/** What one user can do with a pet at one moment. */
export function tradeView({ pet, ask, bids, me, now, isStopped }: Question): TradeView {
  const stands = ask?.status === 'open' || ask?.status === 'unapproved' ? ask : undefined
  return {
    isMine: me !== undefined && pet.owner === me,
    ask: stands,
    hasDeadAsk: ask?.status === 'dormant',
    myBid: bids.find(({ bidder }) => bidder === me),
    noSale: stands ? noSaleOf(stands, now, isStopped) : movedOn(pet) ? 'movedOn' : 'notListed',
  }
}

function noSaleOf(ask: Ask, now: number, isStopped: boolean): NoSale | undefined {
  if (now >= ask.endAt) return 'over'
  if (isStopped) return 'stopped'
  if (ask.status === 'unapproved') return 'unapproved'
  return now < ask.startAt ? 'notStarted' : undefined
}

/** Whether it changed hands since it was last listed: users may have followed a link that promised a sale. */
function movedOn({ activity }: Question['pet']): boolean {
  const moved = activity.findIndex(({ kind }) => kind === 'sale' || kind === 'transfer')
  const listed = activity.findIndex(({ kind }) => kind === 'list')
  const ended = activity.findIndex(({ kind }) => kind === 'unlist')
  return moved >= 0 && listed > moved && (ended < 0 || ended > listed || ended < moved)
}
