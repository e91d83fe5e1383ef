import { DomainError } from '@mofu/domain/domain-error'

import type { Account } from '../people/account.ts'

export type DeleteStore = {
  /** Takes away everything that names the person, and their sessions, roles and notifications. */
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
  await store.erase(accountId)
}
