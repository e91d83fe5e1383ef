import { canTransfer, type NoTrade, noTradeOf } from '@mofu/domain/no-trade'
import type { NftDetail } from '@mofu/wire/market'
import type { Ask, Bid } from '@mofu/wire/market/trade'

/** Why something cannot be bought right now. */
type NoSale = 'notListed' | 'sold' | 'movedOn' | 'notStarted' | 'over' | 'unapproved' | 'stopped'

export type TradeView = {
  isMine: boolean
  /** The owner's ask: also before its start, after its end, and without an approval. */
  ask: Ask | undefined
  /** The owner had an ask that ended when the pet left them once: it does not become valid again. */
  hasDeadAsk: boolean
  myBid: Bid | undefined
  noSale: NoSale | undefined
  /** Why it can be neither bought, nor listed, nor bid for. What stands can be taken back. */
  noTrade: NoTrade | undefined
  canTransfer: boolean
}

type Question = {
  pet: Pick<NftDetail, 'owner' | 'activity' | 'expiry' | 'collectionState'>
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
  const isMine = me !== undefined && pet.owner === me
  const noTrade = noTradeOf(pet, now)
  return {
    isMine,
    ask: stands,
    hasDeadAsk: ask?.status === 'dormant',
    myBid: bids.find(({ bidder }) => bidder === me),
    noSale: stands
      ? noSaleOf(stands, now, isStopped || noTrade !== undefined)
      : isMine
        ? 'notListed'
        : goneSince(pet),
    noTrade,
    canTransfer: canTransfer(noTrade),
  }
}

function noSaleOf(ask: Ask, now: number, isStopped: boolean): NoSale | undefined {
  if (now >= ask.endAt) return 'over'
  if (isStopped) return 'stopped'
  if (ask.status === 'unapproved') return 'unapproved'
  return now < ask.startAt ? 'notStarted' : undefined
}

/** How an ask ended that users may have followed a link to: it was bought, or its owner gave the pet away. */
function goneSince({ activity }: Pick<Question['pet'], 'activity'>): 'sold' | 'movedOn' | 'notListed' {
  const moved = activity.findIndex(({ kind }) => kind === 'sale' || kind === 'transfer')
  const listed = activity.findIndex(({ kind }) => kind === 'list')
  const ended = activity.findIndex(({ kind }) => kind === 'unlist')
  const wasListed = moved >= 0 && listed > moved && (ended < 0 || ended > listed || ended < moved)
  if (!wasListed) return 'notListed'
  return activity[moved]?.kind === 'sale' ? 'sold' : 'movedOn'
}
