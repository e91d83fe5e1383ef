/** An offer for any tokens of a collection. */
export type CollectionOffer = {
  id: string
  collectionId: string
  offerer: string
  coin: string
  /** For each token. */
  price: bigint
  /** How many can still be sold into it. */
  quantity: number
  endAt: number
  offeredAt: number
  offerOrder: number
}

/** With its place in a list that is ordered by price. */
export type RankedOffer = CollectionOffer & { position: number }

/** An offer may be for a collection that is not indexed; then it has no name. */
export type OwnCollectionOffer = CollectionOffer & { collectionName: string; isDisabled: boolean }
