import { DomainError } from '@mofu/domain/domain-error'

/** Concurrent calls of one group: far fewer than the pool has connections, so that others always find one. */
const RUNNING_MOST = 6
/** Calls of one group that wait for a slot. */
const WAITING_MOST = 100

type Group = { running: number; waiting: (() => void)[] }

const groups = new Map<string, Group>()

/**
 * Runs a call when its group has a free slot: the calls of one account, or costly calls of one kind. Calls that wait for
 * one row hold a connection each; without this, one account that sends many at once would hold them all, and everybody
 * else would wait.
 */
export async function inTurn<T>(
  name: string,
  call: () => Promise<T>,
  most: number = RUNNING_MOST,
): Promise<T> {
  const group = groups.get(name) ?? { running: 0, waiting: [] }
  groups.set(name, group)
  if (group.running < most) group.running++
  else if (group.waiting.length >= WAITING_MOST) throw new DomainError('request.too_many')
  else await new Promise<void>((resolve) => group.waiting.push(resolve))
  try {
    return await call()
  } finally {
    // Handed to the next one, or freed.
    const next = group.waiting.shift()
    if (next) next()
    else if (--group.running === 0) groups.delete(name)
  }
}
