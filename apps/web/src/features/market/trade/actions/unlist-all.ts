import type { TxPlan } from '../../../../tx/plan.ts'
import type { TradingPlace } from '../trading-place.ts'
import { marketCall } from './trade-call.ts'

/** Cancels every listing of the caller in one transaction. Each pet can be listed again afterwards. */
export function unlistAll(place: TradingPlace, count: number): TxPlan {
  return {
    chainId: place.chainId,
    title: { key: 'trade.unlistAllTitle' },
    call: marketCall(place, 'cancelAllSells', []),
    gives: [],
    gets: [],
    explain: [{ label: { key: 'trade.asksEnded' }, value: { kind: 'text', text: String(count) } }],
    subject: { name: '', picture: '/favicon.svg' },
    invalidates: [['market'], ['collections']],
    outcome: () => ({
      title: { key: 'trade.unlistedAllTitle' },
      text: { key: 'trade.unlistedAllText' },
      link: { label: { key: 'trade.seeMine' }, to: '/user-center/mynft-list' },
    }),
  }
}
