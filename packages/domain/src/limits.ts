/** Limits and page sizes, each said once. SPEC §9 where SPEC gives them. */
export const limits = {
  nftPageDefault: 24,
  nftPageMost: 100,
  /** All-NFT fetch: SPEC's cap. */
  nftFetchMost: 10_000,
  /** Creator earnings, in hundredths of a percent. */
  royaltyMost: 1_000,
} as const
