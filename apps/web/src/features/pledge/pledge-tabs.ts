export const pledgeTabs = ['mine', 'anyone', 'all', 'redeemed'] as const
export type PledgeTab = (typeof pledgeTabs)[number]

export function readPledgeTab(text: unknown): PledgeTab | undefined {
  return pledgeTabs.find((tab) => tab === text)
}
