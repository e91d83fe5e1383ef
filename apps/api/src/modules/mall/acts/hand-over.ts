import type { Caller } from '../../../platform/access.ts'
import type { Tries } from '../../../platform/tries.ts'
import type { OrderActs } from '../orders/change-order.ts'

/**
 * Hands an order over to whoever knows its pickup code. The code has six digits, so it may be tried only a few times an
 * hour; a stranger's tries do not count, or they could keep a shop from its customers.
 */
export async function handOver(
  { acts, tries }: { acts: OrderActs; tries: Tries },
  caller: Caller,
  { id, code }: { id: string; code: string },
): Promise<void> {
  await acts.checkShop(caller, id)
  await tries.atAccount('pickup', id)
  await acts.handOver(caller, id, code)
  await tries.forget('pickup', id)
}
