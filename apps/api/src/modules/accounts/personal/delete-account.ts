import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { dropMails } from '../../../platform/mails.ts'
import { findAccount } from '../people/store.ts'
import { eraseMallData } from './mall-data/store.ts'
import { anonymizeAccount, deleteOwnRows, findObligations } from './store.ts'

/**
 * Deletes an account after its owner typed its e-mail or address to confirm: everything that identifies the person, and
 * their own data. Orders stay for accounting, without name and address. What is on chain stays with the wallet.
 */
export async function deleteAccount(
  db: Database,
  { accountId, confirm }: { accountId: string; confirm: string },
): Promise<void> {
  const account = await findAccount(db, accountId)
  const typed = confirm.trim().toLowerCase()
  if (!account || typed === '' || (typed !== account.email && typed !== account.address)) {
    throw new DomainError('accounts.not_yours')
  }
  const { hasOpenOrders, ownsShop } = await findObligations(db, accountId)
  if (hasOpenOrders) throw new DomainError('accounts.orders_open')
  if (ownsShop) throw new DomainError('accounts.shop_owned')
  await db.transaction(async (tx) => {
    await eraseMallData(tx, accountId)
    await deleteOwnRows(tx, accountId)
    await dropMails(tx, accountId)
    await anonymizeAccount(tx, accountId)
  })
}
