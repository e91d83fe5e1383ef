/** Limits and page sizes, each defined once. Values of SPEC §9 where it gives them. */
export const limits = {
  nftPageDefault: 24,
  nftPageMost: 100,
  /** Results are counted up to here; beyond that there are "more". */
  nftCountMost: 1_000,
  /** All-NFT fetch: SPEC's cap. */
  nftFetchMost: 10_000,
  /** Collections on a page of a search. */
  collectionPageDefault: 12,
  collectionPageMost: 100,
  /** Numbered pages end here; beyond that, the search has to be narrowed. */
  pageNumberMost: 100,
  holdersShown: 100,
  /** Addresses whose names are asked for in one call. */
  identitiesMost: 100,
  /** Shown on the home page, out of how many asks are considered. */
  hotDeals: 10,
  hotDealsAsked: 15,
  activityPage: 50,
  /** How many days a report covers. */
  reportDays: 30,
  reportDaysMost: 365,
  reportCollections: 100,
  /** Creator earnings, in basis points. */
  royaltyMost: 1_000,
  /** Products on a page of the mall, from SPEC. */
  productPage: 16,
  productPageMost: 48,
  /** Numbered pages end here; a cursor continues. */
  productPagesMost: 50,
  favouritesMost: 500,
  /** Quizzes on a page of predictions, from SPEC. */
  predictionPage: 20,
  predictionPageMost: 50,
  /** The search of everything: its text, and how much of each kind it answers with. */
  searchTextMost: 80,
  searchPets: 6,
  searchOthers: 4,
} as const
