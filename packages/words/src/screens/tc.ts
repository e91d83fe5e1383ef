import type { screenWords as en } from './en.ts'
import type { SameKeys } from './shape.ts'
import { accounts } from './tc/accounts.ts'
import { credits } from './tc/credits.ts'
import { failure } from './tc/failure.ts'
import { mall } from './tc/mall.ts'
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
}
