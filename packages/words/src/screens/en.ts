import { accounts } from './en/accounts.ts'
import { collections } from './en/collections.ts'
import { credits } from './en/credits.ts'
import { failure } from './en/failure.ts'
import { market } from './en/market.ts'
import { menu } from './en/menu.ts'
import { mint } from './en/mint.ts'
import { parts } from './en/parts.ts'
import { shell } from './en/shell.ts'
import { traits } from './en/traits.ts'
import { tx } from './en/tx.ts'
import { wallet } from './en/wallet.ts'

/** Every text of every screen, in ICU message format. English is the measure: the other languages have the same keys. */
export const screenWords = {
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
/** The texts of every room, in ICU message format, fetched when the room is entered. English is the measure: the other languages have the same keys. */
export const screenRooms = {
  accounts: async () => (await import('./en/accounts.ts')).accounts,
  credits: async () => (await import('./en/credits.ts')).credits,
  failure: async () => (await import('./en/failure.ts')).failure,
  market: async () => (await import('./en/market.ts')).market,
  menu: async () => (await import('./en/menu.ts')).menu,
  mint: async () => (await import('./en/mint.ts')).mint,
  parts: async () => (await import('./en/parts.ts')).parts,
  shell: async () => (await import('./en/shell.ts')).shell,
  traits: async () => (await import('./en/traits.ts')).traits,
  tx: async () => (await import('./en/tx.ts')).tx,
  wallet: async () => (await import('./en/wallet.ts')).wallet,
} as const

type Rooms = typeof screenRooms

/** Every text of every screen, by room. */
export type ScreenWords = { readonly [Room in keyof Rooms]: Awaited<ReturnType<Rooms[Room]>> }
