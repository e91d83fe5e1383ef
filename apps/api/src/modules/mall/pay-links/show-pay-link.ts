import { DomainError } from '@mofu/domain/domain-error'
import { type PayLinkState, payLinkState, payLinkSummary } from '@mofu/domain/mall/pay-link'

import type { Order, SeenPayment } from '../orders/order.ts'
import type { ShowStore } from '../orders/show-order.ts'
import { listPayOptions, type NoWay, type PayOption, type QuoteWorld } from '../quotes/list-pay-options.ts'

export type PayLinkStore = {
  /** The link of what was ordered together with this order; undefined when the order is not the account's. */
  make(accountId: string, orderId: string): Promise<string | undefined>
  groupOf(id: string): Promise<string | undefined>
}

export type PayLinkWorld = {
  links: PayLinkStore
  orders: Pick<ShowStore, 'group' | 'payments'>
  quotes: QuoteWorld
}

type LinkedOrder = { order: Order; state: PayLinkState; payments: SeenPayment[] }

type ShownLink = {
  state: PayLinkState
  orders: LinkedOrder[]
  options: { cents: bigint; option: PayOption }[]
  reason: NoWay | null
}

export async function makePayLink(
  { links }: Pick<PayLinkWorld, 'links'>,
  accountId: string,
  orderId: string,
): Promise<string> {
  const id = await links.make(accountId, orderId)
  if (id === undefined) throw new DomainError('mall.order_not_found')
  return id
}

/** What a link asks for now. While it can be paid it always comes with offers that are alive: asked again, they are renewed. */
export async function showPayLink(
  { links, orders, quotes }: PayLinkWorld,
  id: string,
  now: Date,
): Promise<ShownLink> {
  const groupId = await links.groupOf(id)
  if (groupId === undefined) throw new DomainError('mall.pay_link_not_found')
  const group = await orders.group(groupId)
  const shown = await Promise.all(
    group.map(async (order) => ({
      order,
      state: payLinkState(order, now),
      payments: await orders.payments(order.id),
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
