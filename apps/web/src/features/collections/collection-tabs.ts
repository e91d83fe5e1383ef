export const collectionTabs = ['items', 'activity', 'traits', 'holders'] as const

export type CollectionTab = (typeof collectionTabs)[number]
