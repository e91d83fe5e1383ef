/** Limits and page sizes, each said once. SPEC §9 where SPEC gives them. */
export const limits = {
  nftPageDefault: 24,
  nftPageMost: 100,
  /** All-NFT fetch: SPEC's cap. */
  nftFetchMost: 10_000,
  /** Collections on a page of a search. */
  collectionPageDefault: 12,
  collectionPageMost: 100,
  /** Pages by number end here; further on, a search is to be made narrower. */
  pageNumberMost: 100,
  holdersShown: 100,
  /** On the home page, of so many asks that are looked at. */
  hotDeals: 10,
  hotDealsAsked: 15,
  activityPage: 50,
  /** The days a report goes back. */
  reportDays: 30,
  reportDaysMost: 365,
  reportCollections: 100,
  /** Creator earnings, in hundredths of a percent. */
  royaltyMost: 1_000,
  /** Products on a page of the mall: SPEC's. */
  productPage: 16,
  productPageMost: 48,
  /** Numbered pages end here; a cursor goes on. */
  productPagesMost: 50,
  favouritesMost: 500,
} as const
