/** The tabs of the user's own trades; the first one is the default. */
export const tradeTabs = ['asks', 'bids', 'collectionOffers', 'offers', 'activity', 'approvals'] as const
export type TradeTab = (typeof tradeTabs)[number]

export function readTradeTab(text: unknown): TradeTab | undefined {
  return tradeTabs.find((tab) => tab === text)
}
