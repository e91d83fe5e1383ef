/** What there is to see of one's own trades; the first one where the address names none. */
export const tradeTabs = ['asks', 'bids', 'offers', 'activity', 'approvals'] as const
export type TradeTab = (typeof tradeTabs)[number]

export function readTradeTab(text: unknown): TradeTab | undefined {
  return tradeTabs.find((tab) => tab === text)
}
