import type { TxPlan } from '../../../../tx/plan.ts'
import type { TradingPlace } from '../trading-place.ts'
import { marketCall } from './trade-call.ts'

/**
 * Cancels every listing of the caller in one transaction, those that no list shows included. Each pet can be listed again
 * afterwards. `which` says so, in the user's language.
 */
export function unlistAll(place: TradingPlace, which: string): TxPlan {
  return {
    chainId: place.chainId,
    title: { key: 'trade.unlistAllTitle' },
    call: marketCall(place, 'cancelAllSells', []),
    gives: [],
    gets: [],
    explain: [{ label: { key: 'trade.asksEnded' }, value: { kind: 'text', text: which } }],
    subject: { name: '', picture: '/favicon.svg' },
    invalidates: [['market'], ['collections']],
    outcome: () => ({
      title: { key: 'trade.unlistedAllTitle' },
      text: { key: 'trade.unlistedAllText' },
      link: { label: { key: 'trade.seeMine' }, to: '/user-center/mynft-list' },
    }),
  }
}
