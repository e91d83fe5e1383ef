import { returnedUnits } from '@mofu/domain/mall/coin-amount'
import * as wire from '@mofu/wire/mall/pay-links'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../../platform/mount.ts'
import { orderLineOf } from '../../orders/routes.ts'
import { shoppers } from '../../shoppers.ts'
import { optionOf } from '../quotes/routes.ts'
import { makePayLink } from './make-pay-link.ts'
import { type PayLinkDeps, showPayLink } from './show-pay-link.ts'

export function payLinkRoutes(server: FastifyInstance, deps: PayLinkDeps): void {
  mount(server, wire.makePayLink, shoppers, async ({ body: { orderId } }, { accountId }) => ({
    data: { id: await makePayLink(deps.db, accountId, orderId) },
  }))

  mount(server, wire.payLink, 'anyone', async ({ query: { id } }) => {
    const { state, orders, options, reason } = await showPayLink(deps, id, new Date())
    return {
      data: {
        state,
        orders: orders.map(({ order, state: one, payments }) => ({
          id: order.id,
          orderNumber: order.number,
          shopId: order.shopId,
          shopName: order.shopName,
          state: one,
          lines: order.lines.map((line) => orderLineOf(line)),
          price: String(order.goods),
          freight: String(order.freight),
          orderAmount: String(order.total),
          refunded: String(order.refunded),
          payDeadline: order.payDeadline.toISOString(),
          payments: payments
            .filter((payment) => payment.state !== 'gone')
            .map((payment) => ({
              id: payment.id,
              chainId: payment.chainId,
              payer: payment.payer,
              symbol: payment.symbol,
              decimals: payment.decimals,
              amount: String(payment.amount),
              returned: String(returnedUnits(payment)),
              txHash: payment.txHash,
            })),
        })),
        currency: orders[0]?.order.currency ?? 'USD',
        options: options.map(({ option, cents }) => optionOf(option, cents)),
        reason,
      },
    }
  })
}
