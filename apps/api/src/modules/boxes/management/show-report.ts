import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { requireBox } from '../require-box.ts'
import { type CoinSales, type DaySales, isCollaboratorOf, listSalesByCoin, listSalesByDay } from './store.ts'

/** About a year in one coin. */
const DAYS = 366

type Input = { chainId: number; number: number; account: string }

/** The sales of a box, for its owner and its collaborators on chain. */
export async function showReport(
  db: Database,
  { chainId, number, account }: Input,
): Promise<{ coins: CoinSales[]; days: DaySales[] }> {
  const { id, owner } = await requireBox(db, chainId, number)
  if (owner !== account && !(await isCollaboratorOf(db, id, account))) {
    throw new DomainError('boxes.not_manager', { number })
  }
  const [coins, days] = await Promise.all([listSalesByCoin(db, id), listSalesByDay(db, id, DAYS)])
  return { coins, days }
}
