import type { SameRooms } from './shape.ts'

export const screenRooms: SameRooms = {
  accounts: async () => (await import('./jp/accounts.ts')).accounts,
  artwork: async () => (await import('./jp/artwork.ts')).artwork,
  bulk: async () => (await import('./jp/bulk.ts')).bulk,
  collections: async () => (await import('./jp/collections.ts')).collections,
  credits: async () => (await import('./jp/credits.ts')).credits,
  failure: async () => (await import('./jp/failure.ts')).failure,
  keeping: async () => (await import('./jp/keeping.ts')).keeping,
  launchpad: async () => (await import('./jp/launchpad.ts')).launchpad,
  mall: async () => (await import('./jp/mall.ts')).mall,
  market: async () => (await import('./jp/market.ts')).market,
  metadata: async () => (await import('./jp/metadata.ts')).metadata,
  menu: async () => (await import('./jp/menu.ts')).menu,
  mint: async () => (await import('./jp/mint.ts')).mint,
  orders: async () => (await import('./jp/orders.ts')).orders,
  parts: async () => (await import('./jp/parts.ts')).parts,
  shell: async () => (await import('./jp/shell.ts')).shell,
  trade: async () => (await import('./jp/trade.ts')).trade,
  traits: async () => (await import('./jp/traits.ts')).traits,
  tx: async () => (await import('./jp/tx.ts')).tx,
  wallet: async () => (await import('./jp/wallet.ts')).wallet,
}
