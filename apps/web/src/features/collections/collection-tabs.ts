export const collectionTabs = ['items', 'offers', 'activity', 'traits', 'holders'] as const

export type CollectionTab = (typeof collectionTabs)[number]
