export const ownerTabs = ['pets', 'collections', 'names', 'activity'] as const

export type OwnerTab = (typeof ownerTabs)[number]
