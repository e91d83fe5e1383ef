import { DomainError } from '@mofu/domain/domain-error'
import type { SessionScope } from '@mofu/domain/session-scopes'

export type SessionStore = {
  sessionsOf(
    accountId: string,
  ): Promise<{ id: string; scope: SessionScope; device: string; createdAt: Date; seenAt: Date }[]>
  /** False when the account has no such session. */
  end(accountId: string, id: string): Promise<boolean>
}

/** Ends one session of the caller's own account; another's is as if it were not there. */
export async function endSession(
  { store }: { store: SessionStore },
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  if (!(await store.end(accountId, id))) throw new DomainError('accounts.not_found')
}
