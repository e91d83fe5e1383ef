import type { screenWords as en } from './en.ts'
import { accounts } from './jp/accounts.ts'
import { collections } from './jp/collections.ts'
import { credits } from './jp/credits.ts'
import { failure } from './jp/failure.ts'
import { market } from './jp/market.ts'
import { menu } from './jp/menu.ts'
import { mint } from './jp/mint.ts'
import { parts } from './jp/parts.ts'
import { shell } from './jp/shell.ts'
import { traits } from './jp/traits.ts'
import { tx } from './jp/tx.ts'
import { wallet } from './jp/wallet.ts'
import type { SameKeys } from './shape.ts'

export const screenWords: SameKeys<typeof en> = {
  accounts,
  collections,
  credits,
  failure,
  market,
  menu,
  mint,
  parts,
  shell,
  traits,
  tx,
  wallet,
import type { SameRooms } from './shape.ts'

export const screenRooms: SameRooms = {
  accounts: async () => (await import('./jp/accounts.ts')).accounts,
  credits: async () => (await import('./jp/credits.ts')).credits,
  failure: async () => (await import('./jp/failure.ts')).failure,
  market: async () => (await import('./jp/market.ts')).market,
  menu: async () => (await import('./jp/menu.ts')).menu,
  mint: async () => (await import('./jp/mint.ts')).mint,
  parts: async () => (await import('./jp/parts.ts')).parts,
  shell: async () => (await import('./jp/shell.ts')).shell,
  traits: async () => (await import('./jp/traits.ts')).traits,
  tx: async () => (await import('./jp/tx.ts')).tx,
  wallet: async () => (await import('./jp/wallet.ts')).wallet,
}
