import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { type PayLinkState, payLinkState, payLinkSummary } from '@mofu/domain/mall/pay-link'

import type { Order, SeenPayment } from '../../orders/order.ts'
import { listOrderPayments, listOrdersOfGroup } from '../../orders/store.ts'
import { listPayOptions, type NoWay, type PayOption, type QuoteDeps } from '../quotes/list-pay-options.ts'
import { findLinkedGroupId } from './store.ts'

export type PayLinkDeps = {
  db: Database
  quotes: QuoteDeps
}

type LinkedOrder = { order: Order; state: PayLinkState; payments: SeenPayment[] }

type ShownLink = {
  state: PayLinkState
  orders: LinkedOrder[]
  options: { cents: bigint; option: PayOption }[]
  reason: NoWay | null
}

/** An order is paid or closed at most this often while a link is read. */
const MAX_READS = 3

/** The present state of a pay link. While it can be paid it always has valid quotes: opening it again renews them. */
export async function showPayLink(deps: PayLinkDeps, id: string, now: Date): Promise<ShownLink> {
  for (let reads = 1; ; reads += 1) {
    try {
      return await readPayLink(deps, id, now)
    } catch (error) {
      // Somebody paid, closed or held an order between reading it and quoting it: its new state is what to show.
      if (reads === MAX_READS || !hasMoved(error)) throw error
    }
  }
}

const moved: readonly string[] = [
  'mall.order_moved',
  'mall.payment_seen',
  'mall.shop_suspended',
  'mall.product_taken_down',
]

function hasMoved(error: unknown): boolean {
  return error instanceof DomainError && moved.includes(error.code)
}

async function readPayLink({ db, quotes }: PayLinkDeps, id: string, now: Date): Promise<ShownLink> {
  const groupId = await findLinkedGroupId(db, id)
  if (groupId === undefined) throw new DomainError('mall.pay_link_not_found')
  const group = await listOrdersOfGroup(db, groupId)
  const shown = await Promise.all(
    group.map(async (order) => ({
      order,
      state: payLinkState(order, now),
      payments: await listOrderPayments(db, order.id),
    })),
  )
  const payable = shown.filter(({ state }) => state === 'toPay').map(({ order }) => order)
  const answers = await Promise.all(
    payable.map((order) => listPayOptions(quotes, { orderId: order.id, accountId: order.accountId })),
  )
  return {
    state: payLinkSummary(shown.map(({ state }) => state)),
    orders: shown,
    options: answers.flatMap(({ order, options }) =>
      options.map((option) => ({ cents: order.total, option })),
    ),
    reason: answers.find(({ reason }) => reason !== null)?.reason ?? null,
  }
}
