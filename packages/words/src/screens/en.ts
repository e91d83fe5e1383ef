/** The texts of every room, in ICU message format, fetched when the room is entered. English is the measure: the other languages have the same keys. */
export const screenRooms = {
  accounts: async () => (await import('./en/accounts.ts')).accounts,
  artwork: async () => (await import('./en/artwork.ts')).artwork,
  bulk: async () => (await import('./en/bulk.ts')).bulk,
  collections: async () => (await import('./en/collections.ts')).collections,
  credits: async () => (await import('./en/credits.ts')).credits,
  desk: async () => (await import('./en/desk.ts')).desk,
  failure: async () => (await import('./en/failure.ts')).failure,
  home: async () => (await import('./en/home.ts')).home,
  keeping: async () => (await import('./en/keeping.ts')).keeping,
  launchpad: async () => (await import('./en/launchpad.ts')).launchpad,
  mall: async () => (await import('./en/mall.ts')).mall,
  market: async () => (await import('./en/market.ts')).market,
  metadata: async () => (await import('./en/metadata.ts')).metadata,
  menu: async () => (await import('./en/menu.ts')).menu,
  mint: async () => (await import('./en/mint.ts')).mint,
  orders: async () => (await import('./en/orders.ts')).orders,
  parts: async () => (await import('./en/parts.ts')).parts,
  shell: async () => (await import('./en/shell.ts')).shell,
  trade: async () => (await import('./en/trade.ts')).trade,
  traits: async () => (await import('./en/traits.ts')).traits,
  tx: async () => (await import('./en/tx.ts')).tx,
  wallet: async () => (await import('./en/wallet.ts')).wallet,
} as const

type Rooms = typeof screenRooms

/** Every text of every screen, by room. */
export type ScreenWords = { readonly [Room in keyof Rooms]: Awaited<ReturnType<Rooms[Room]>> }
