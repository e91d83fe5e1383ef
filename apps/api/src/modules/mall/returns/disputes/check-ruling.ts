import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { type Ruling, rulingsFor } from '@mofu/domain/mall/request-rules'

import type { Caller } from '../../../../platform/access.ts'
import type { LockedOrder } from '../../orders/store.ts'
import { hasStake } from '../../payments/store.ts'
import { lockWithOrder, sideOf } from '../lock-request.ts'
import type { Request } from '../store.ts'

export type NewRuling = {
  requestId: string
  disputedAt: string
  ruling: Ruling
  returnAddress: string
}

type Decider = Pick<Caller, 'accountId' | 'address'>

/** Nobody rules on their own money: a refund goes to the wallet that paid, and that need not be the buyer's. */
async function requireNoPart(tx: Transaction, order: LockedOrder, decider: Decider): Promise<void> {
  const isPart = (await sideOf(tx, order, decider)) || (await hasStake(tx, order.paymentId, decider.address))
  if (isPart) throw new DomainError('mall.ruling_own')
}

/** The same for an admin who would decline a proposed ruling. */
export async function requireNoPartIn(
  tx: Transaction,
  { requestId }: { requestId: string },
  by: Decider,
): Promise<void> {
  await requireNoPart(tx, (await lockWithOrder(tx, requestId)).order, by)
}

/** Locks a disputed request and its order; refuses a ruling that is not possible, or one by somebody with a part in it. */
export async function checkRuling(
  tx: Transaction,
  deciders: readonly Decider[],
  { requestId, disputedAt, ruling, returnAddress }: NewRuling,
): Promise<{ request: Request; order: LockedOrder }> {
  const { request, order } = await lockWithOrder(tx, requestId)
  for (const decider of deciders) await requireNoPart(tx, order, decider)
  const isSentBack = request.expressNumber !== null
  const isPossible = rulingsFor({ kind: request.kind, isSentBack }).includes(ruling)
  if (request.state !== 'disputed' || !isPossible) throw new DomainError('mall.request_wrong')
  // A page that was open since an earlier dispute decides nothing about this one.
  if (request.disputedAt?.toISOString() !== disputedAt) throw new DomainError('mall.request_wrong')
  if (ruling === 'return' && returnAddress === '') throw new DomainError('mall.return_address_needed')
  return { request, order }
}
