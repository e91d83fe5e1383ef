import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../../platform/access.ts'
import { notifyShop } from '../../orders/notify-order.ts'
import { insertOrderEvent } from '../../orders/store.ts'
import { lockRequestAs, requireState } from '../lock-request.ts'
import { transitionRequest } from '../transition-request.ts'

/** The buyer has sent the items of an agreed return back. */
export async function sendBack(
  db: Database,
  by: Caller,
  { requestId, company, number }: { requestId: string; company: string; number: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { request, order } = await lockRequestAs(tx, 'buyer', by, requestId)
    requireState(request, ['agreed'])
    await transitionRequest(tx, request, 'sentBack', { expressCompany: company, expressNumber: number })
    await insertOrderEvent(tx, order, { kind: 'sentBack', actor: 'buyer', facts: { company, number } })
    await notifyShop(tx, order, 'requested', `-back-${requestId}`)
  })
}
