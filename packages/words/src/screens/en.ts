import { accounts } from './en/accounts.ts'
import { credits } from './en/credits.ts'
import { failure } from './en/failure.ts'
import { mall } from './en/mall.ts'
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
  credits,
  failure,
  mall,
  market,
  menu,
  mint,
  parts,
  shell,
  traits,
  tx,
  wallet,
} as const
