import type { Database } from '@mofu/db/connect'
import type { Express } from '@mofu/domain/mall/carriers'

import type { Caller } from '../../../../platform/access.ts'
import { notifyShop } from '../../orders/notify-order.ts'
import { insertOrderEvent } from '../../orders/store.ts'
import { checkedExpress } from '../../shipping/checked-express.ts'
import { lockRequestAs, requireState } from '../lock-request.ts'
import { transitionRequest } from '../transition-request.ts'

/** The buyer has sent the items of an agreed return back. */
export async function sendBack(
  db: Database,
  by: Caller,
  { requestId, ...written }: Express & { requestId: string },
): Promise<void> {
  const { company, number } = checkedExpress(written)
  await db.transaction(async (tx) => {
    const { request, order } = await lockRequestAs(tx, 'buyer', by, requestId)
    requireState(request, ['agreed'])
    await transitionRequest(tx, request, 'sentBack', { expressCompany: company, expressNumber: number })
    await insertOrderEvent(tx, order, { kind: 'sentBack', actor: 'buyer', facts: { company, number } })
    await notifyShop(tx, order, 'sentBack', { mark: `-${requestId}` })
  })
}
