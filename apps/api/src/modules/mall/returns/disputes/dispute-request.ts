import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { disputeRefusal } from '@mofu/domain/mall/request-rules'

import type { Caller } from '../../../../platform/access.ts'
import { lockRequest } from '../lock-request.ts'
import { openDispute } from './open-dispute.ts'

/** Buyer or shop ask an admin to decide. */
export async function disputeRequest(
  db: Database,
  by: Caller,
  { requestId, reason }: { requestId: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { request, order, side } = await lockRequest(tx, by, requestId)
    if (!side) throw new DomainError('mall.request_not_found')
    const refusal = disputeRefusal(side, { order, request, now: new Date() })
    if (refusal) throw new DomainError(refusal)
    if (request.state === 'refused' && order.hasOpenRequest) throw new DomainError('mall.request_open')
    await openDispute(tx, { request, order, by: side, actorId: by.accountId, reason })
  })
}
