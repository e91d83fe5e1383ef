// Made by `pnpm gen` from the files of the domains. Do not edit.
/** The texts of every screen, in ICU message format, loaded by namespace. The other languages have the same keys as English. */
export const screenNamespaces = {
  accounts: async () => (await import('./en/accounts.ts')).accounts,
  administration: async () => (await import('./en/administration.ts')).administration,
  artwork: async () => (await import('./en/artwork.ts')).artwork,
  auctions: async () => (await import('./en/auctions.ts')).auctions,
  boxManagement: async () => (await import('./en/box-management.ts')).boxManagement,
  boxes: async () => (await import('./en/boxes.ts')).boxes,
  bulk: async () => (await import('./en/bulk.ts')).bulk,
  collections: async () => (await import('./en/collections.ts')).collections,
  credits: async () => (await import('./en/credits.ts')).credits,
  exchange: async () => (await import('./en/exchange.ts')).exchange,
  failure: async () => (await import('./en/failure.ts')).failure,
  fairness: async () => (await import('./en/fairness.ts')).fairness,
  gachaManagement: async () => (await import('./en/gacha-management.ts')).gachaManagement,
  gacha: async () => (await import('./en/gacha.ts')).gacha,
  home: async () => (await import('./en/home.ts')).home,
  launchpad: async () => (await import('./en/launchpad.ts')).launchpad,
  mall: async () => (await import('./en/mall.ts')).mall,
  management: async () => (await import('./en/management.ts')).management,
  market: async () => (await import('./en/market.ts')).market,
  menu: async () => (await import('./en/menu.ts')).menu,
  merchant: async () => (await import('./en/merchant.ts')).merchant,
  metadata: async () => (await import('./en/metadata.ts')).metadata,
  mint: async () => (await import('./en/mint.ts')).mint,
  moderation: async () => (await import('./en/moderation.ts')).moderation,
  names: async () => (await import('./en/names.ts')).names,
  orders: async () => (await import('./en/orders.ts')).orders,
  parts: async () => (await import('./en/parts.ts')).parts,
  pledge: async () => (await import('./en/pledge.ts')).pledge,
  predictionManagement: async () => (await import('./en/prediction-management.ts')).predictionManagement,
  predictions: async () => (await import('./en/predictions.ts')).predictions,
  proposals: async () => (await import('./en/proposals.ts')).proposals,
  referrals: async () => (await import('./en/referrals.ts')).referrals,
  reviews: async () => (await import('./en/reviews.ts')).reviews,
  search: async () => (await import('./en/search.ts')).search,
  shell: async () => (await import('./en/shell.ts')).shell,
  spending: async () => (await import('./en/spending.ts')).spending,
  trade: async () => (await import('./en/trade.ts')).trade,
  traits: async () => (await import('./en/traits.ts')).traits,
  tx: async () => (await import('./en/tx.ts')).tx,
  wallet: async () => (await import('./en/wallet.ts')).wallet,
} as const

type Namespaces = typeof screenNamespaces

/** Every text of every screen, by namespace. */
export type ScreenWords = {
  readonly [Namespace in keyof Namespaces]: Awaited<ReturnType<Namespaces[Namespace]>>
}
