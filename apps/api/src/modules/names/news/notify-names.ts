import { nameTimes } from '@mofu/domain/name-state'

import type { Project } from '../../../platform/projector.ts'
import { notify } from '../../accounts/index.ts'
import { listEndingNames } from './store.ts'

/** Reminds owners 30 and 7 days before a name expires, and once more when its grace period begins. */
export const notifyEndingNames: Project = async (tx, window) => {
  for (const { id, account_id, label, expiry, days } of await listEndingNames(tx, window)) {
    const hasEnded = days === 0
    const date = Number(expiry) + (hasEnded ? nameTimes.grace : 0)
    await notify(tx, {
      accountId: account_id,
      kind: 'name',
      eventId: `name-${id}-${expiry}-${days}`,
      facts: {
        nameId: id,
        name: `${label}.pet`,
        news: hasEnded ? 'ended' : 'ending',
        // When it expires, or when anyone can register it.
        date: new Date(date * 1_000).toISOString().slice(0, 10),
      },
    })
  }
}
