import type { Transaction } from '@mofu/db/connect'
import type { ProposalKind } from '@mofu/domain/proposals'

import { notify } from '../notifications/notify.ts'
import type { AdminSource } from './admin-source.ts'
import { listAdmins } from './store.ts'

type News = { id: number; kind: ProposalKind; about: string; exceptId: string }

/** Notifies the other admins of a proposal that waits for one of them. */
export async function tellAdmins(
  tx: Transaction,
  source: AdminSource,
  { id, kind, about, exceptId }: News,
): Promise<void> {
  for (const { accountId } of await listAdmins(tx, source)) {
    if (accountId === exceptId) continue
    await notify(tx, {
      accountId,
      kind: 'proposal',
      eventId: `proposal-${id}-proposed`,
      facts: { proposalId: String(id), what: kind, about, news: 'proposed' },
    })
  }
}
