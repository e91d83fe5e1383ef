import type { SameRooms } from './shape.ts'

export const screenRooms: SameRooms = {
  accounts: async () => (await import('./tc/accounts.ts')).accounts,
  artwork: async () => (await import('./tc/artwork.ts')).artwork,
  bulk: async () => (await import('./tc/bulk.ts')).bulk,
  collections: async () => (await import('./tc/collections.ts')).collections,
  credits: async () => (await import('./tc/credits.ts')).credits,
  failure: async () => (await import('./tc/failure.ts')).failure,
  keeping: async () => (await import('./tc/keeping.ts')).keeping,
  launchpad: async () => (await import('./tc/launchpad.ts')).launchpad,
  mall: async () => (await import('./tc/mall.ts')).mall,
  market: async () => (await import('./tc/market.ts')).market,
  metadata: async () => (await import('./tc/metadata.ts')).metadata,
  menu: async () => (await import('./tc/menu.ts')).menu,
  mint: async () => (await import('./tc/mint.ts')).mint,
  orders: async () => (await import('./tc/orders.ts')).orders,
  parts: async () => (await import('./tc/parts.ts')).parts,
  shell: async () => (await import('./tc/shell.ts')).shell,
  trade: async () => (await import('./tc/trade.ts')).trade,
  traits: async () => (await import('./tc/traits.ts')).traits,
  tx: async () => (await import('./tc/tx.ts')).tx,
  wallet: async () => (await import('./tc/wallet.ts')).wallet,
}
