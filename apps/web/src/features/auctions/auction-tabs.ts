import type { LotState } from '@mofu/domain/lot-state'

/** The tabs of the auctions: by state, and what is the user's own. The first is the default. */
export const auctionTabs = ['ongoing', 'not-started', 'over', 'selling', 'bids', 'create'] as const
export type AuctionTab = (typeof auctionTabs)[number]

export function readAuctionTab(text: unknown): AuctionTab | undefined {
  return auctionTabs.find((tab) => tab === text)
}

/** The state that a tab lists; undefined for the user's own. */
export function stateOfTab(tab: AuctionTab): LotState | undefined {
  return tab === 'selling' || tab === 'bids' || tab === 'create' ? undefined : tab
}
