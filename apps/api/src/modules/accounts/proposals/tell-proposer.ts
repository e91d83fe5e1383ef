import type { Transaction } from '@mofu/db/connect'

import { notify } from '../notifications/notify.ts'
import type { ProposalRow } from './store.ts'

/** Notifies the one who proposed it of what became of it. */
export async function tellProposer(
  tx: Transaction,
  { id, kind, proposedBy, parameters }: ProposalRow,
  news: 'confirmed' | 'withdrawn',
): Promise<void> {
  const about = 'orderNumber' in parameters ? parameters.orderNumber : parameters.topic
  await notify(tx, {
    accountId: proposedBy,
    kind: 'proposal',
    eventId: `proposal-${id}-${news}`,
    facts: {
      proposalId: String(id),
      what: kind,
      about,
      news,
      ...('quizId' in parameters ? { quizId: String(parameters.quizId) } : { orderId: parameters.orderId }),
    },
  })
}
