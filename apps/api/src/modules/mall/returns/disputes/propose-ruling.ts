import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../../platform/access.ts'
import { type AdminSource, propose } from '../../../accounts/index.ts'
import { checkRuling, type NewRuling } from './check-ruling.ts'

/** An admin proposes how a dispute is decided. Another admin confirms it (docs/decisions/0026-second-admin.md). */
export async function proposeRuling(
  { db, admins }: { db: Database; admins: AdminSource },
  by: Caller & { address: string },
  { reason, ...ruling }: NewRuling & { reason: string },
): Promise<{ proposalId: number }> {
  return db.transaction(async (tx) => {
    const { request, order } = await checkRuling(tx, [by], ruling)
    const proposalId = await propose(tx, admins, by, {
      kind: 'mall.ruling',
      subject: `order ${order.number}`,
      target: request.id,
      about: order.number,
      reason,
      parameters: {
        ...ruling,
        orderId: order.id,
        orderNumber: order.number,
        requestKind: request.kind,
        amount: String(request.amount),
        currency: order.currency,
      },
    })
    return { proposalId }
  })
}
