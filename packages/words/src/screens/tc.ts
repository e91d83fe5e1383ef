import type { screenWords as en } from './en.ts'
import type { SameKeys } from './shape.ts'
import { accounts } from './tc/accounts.ts'
import { collections } from './tc/collections.ts'
import { credits } from './tc/credits.ts'
import { failure } from './tc/failure.ts'
import { market } from './tc/market.ts'
import { menu } from './tc/menu.ts'
import { mint } from './tc/mint.ts'
import { parts } from './tc/parts.ts'
import { shell } from './tc/shell.ts'
import { traits } from './tc/traits.ts'
import { tx } from './tc/tx.ts'
import { wallet } from './tc/wallet.ts'

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
  accounts: async () => (await import('./tc/accounts.ts')).accounts,
  credits: async () => (await import('./tc/credits.ts')).credits,
  failure: async () => (await import('./tc/failure.ts')).failure,
  market: async () => (await import('./tc/market.ts')).market,
  menu: async () => (await import('./tc/menu.ts')).menu,
  mint: async () => (await import('./tc/mint.ts')).mint,
  parts: async () => (await import('./tc/parts.ts')).parts,
  shell: async () => (await import('./tc/shell.ts')).shell,
  traits: async () => (await import('./tc/traits.ts')).traits,
  tx: async () => (await import('./tc/tx.ts')).tx,
  wallet: async () => (await import('./tc/wallet.ts')).wallet,
}
