import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../../platform/access.ts'
import { insertOrderEvent } from '../../orders/store.ts'
import { lockRequestAs, requireState } from '../lock-request.ts'
import { transitionRequest } from '../transition-request.ts'

export async function withdrawRequest(db: Database, by: Caller, requestId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { request, order } = await lockRequestAs(tx, 'buyer', by, requestId)
    requireState(request, ['open', 'agreed', 'disputed'])
    await transitionRequest(tx, request, 'withdrawn')
    await insertOrderEvent(tx, order, { kind: 'withdrawn', actor: 'buyer', actorId: by.accountId })
  })
}
