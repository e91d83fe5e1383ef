import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { openRequestStates, requestClock, type RequestState } from '@mofu/domain/mall/request-rules'

import { type Request, type RequestValues, updateRequest } from './store.ts'

/**
 * The only function that changes a request's state, except that a refunded order ends all of its requests. Its deadline
 * restarts, and it must not have changed since it was read.
 */
export async function transitionRequest(
  tx: Transaction,
  request: Pick<Request, 'id' | 'state'>,
  state: RequestState,
  values: Omit<RequestValues, 'state'> = {},
): Promise<void> {
  const now = new Date()
  const open: readonly RequestState[] = openRequestStates
  const isMoved = await updateRequest(tx, request, {
    ...requestClock(state, now),
    endedAt: open.includes(state) ? null : now,
    ...values,
    state,
  })
  if (!isMoved) throw new DomainError('mall.request_wrong')
}
