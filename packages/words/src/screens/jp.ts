import type { screenWords as en } from './en.ts'
import { accounts } from './jp/accounts.ts'
import { credits } from './jp/credits.ts'
import { failure } from './jp/failure.ts'
import { mall } from './jp/mall.ts'
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
