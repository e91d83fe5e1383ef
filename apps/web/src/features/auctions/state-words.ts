import type { LotState } from '@mofu/domain/lot-state'
import type { Lot } from '@mofu/wire/auctions'

import type { BadgeTone } from '../../ui/badge.tsx'
import type { AuctionTab } from './auction-tabs.ts'

/** The key of a state's name; text keys have no hyphens. */
const stateKeys = {
  'not-started': 'notStarted',
  ongoing: 'ongoing',
  over: 'over',
} as const satisfies Record<LotState, string>

export const tabKeys = {
  ...stateKeys,
  selling: 'selling',
  bids: 'bids',
  create: 'create',
} as const satisfies Record<AuctionTab, string>

/** The badge of a lot: its state, and how it ended. */
export function badgeOf({ state, status }: Pick<Lot, 'state' | 'status'>) {
  if (state === 'ongoing') return { key: 'state.ongoing', tone: 'mint' } as const
  if (state === 'not-started') return { key: 'state.notStarted', tone: 'honey' } as const
  const tone: BadgeTone = status === 'open' ? 'honey' : 'plain'
  return { key: status === 'open' ? 'status.unsettled' : (`status.${status}` as const), tone } as const
}
