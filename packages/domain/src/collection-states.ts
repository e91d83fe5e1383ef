/**
 * Moderation state of a collection. It is unverified until an admin has reviewed it; hidden collections appear in no
 * list and no search; disabled ones cannot be traded here either.
 */
export const collectionStates = ['unverified', 'verified', 'hidden', 'disabled'] as const

export type CollectionState = (typeof collectionStates)[number]

/** Whether lists, searches and the home page may show it. Its own page can always be opened. */
export function isListed(state: CollectionState): boolean {
  return state === 'unverified' || state === 'verified'
}
