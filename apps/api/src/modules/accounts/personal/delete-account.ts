import { DomainError } from '@mofu/domain/domain-error'

import type { Account } from '../people/account.ts'

export type DeleteStore = {
  /** What the account must still answer for: orders under way, a shop of its own. */
  obligations(accountId: string): Promise<{ hasOpenOrders: boolean; ownsShop: boolean }>
  /** Takes away everything that names the person, and what they kept. Orders stay for the books, without who and where. */
  erase(accountId: string): Promise<void>
}

type World = { accounts: { byId(id: string): Promise<Account | undefined> }; store: DeleteStore }

/** Deletes an account, when its owner has typed its e-mail or address to confirm. What is on chain stays with the wallet. */
export async function deleteAccount(
  { accounts, store }: World,
  { accountId, confirm }: { accountId: string; confirm: string },
): Promise<void> {
  const account = await accounts.byId(accountId)
  const typed = confirm.trim().toLowerCase()
  if (!account || typed === '' || (typed !== account.email && typed !== account.address)) {
    throw new DomainError('accounts.not_yours')
  }
  const { hasOpenOrders, ownsShop } = await store.obligations(accountId)
  if (hasOpenOrders) throw new DomainError('accounts.orders_open')
  if (ownsShop) throw new DomainError('accounts.shop_owned')
  await store.erase(accountId)
}
