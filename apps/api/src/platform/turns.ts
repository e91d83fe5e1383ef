import { DomainError } from '@mofu/domain/domain-error'

/** Concurrent calls of one account: far fewer than the pool has connections, so that others always find one. */
const RUNNING_MOST = 6
/** Calls of one account that wait for a slot. */
const WAITING_MOST = 100

type Account = { running: number; waiting: (() => void)[] }

const accounts = new Map<string, Account>()

/**
 * Runs a call when its account has a free slot. Calls that wait for one row hold a connection each; without this, one
 * account that sends many at once would hold them all, and everybody else would wait.
 */
export async function inTurn<T>(accountId: string, call: () => Promise<T>): Promise<T> {
  const account = accounts.get(accountId) ?? { running: 0, waiting: [] }
  accounts.set(accountId, account)
  if (account.running < RUNNING_MOST) account.running++
  else if (account.waiting.length >= WAITING_MOST) throw new DomainError('request.too_many')
  else await new Promise<void>((resolve) => account.waiting.push(resolve))
  try {
    return await call()
  } finally {
    // Handed to the next one, or freed.
    const next = account.waiting.shift()
    if (next) next()
    else if (--account.running === 0) accounts.delete(accountId)
  }
}
