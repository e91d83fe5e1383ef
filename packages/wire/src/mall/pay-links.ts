import { payLinkStates } from '@mofu/domain/mall/pay-link'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { integer } from '../values.ts'
import { orderLine } from './orders.ts'
import { payList } from './payments.ts'

export const makePayLink = route({
  service: 'mall',
  method: 'POST',
  path: '/order/payLink',
  summary: 'Create a link under which anybody can pay the orders of one submit. Idempotent',
  body: z.object({ orderId: z.uuid() }),
  data: z.object({ id: z.string() }),
})

export const payLink = route({
  service: 'mall',
  method: 'GET',
  path: '/order/payLink',
  summary: 'What a payment link asks for now, public: goods, amounts and state, no personal data',
  query: z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/, 'must be the id of a link')) }),
  data: z.object({
    state: z.enum(payLinkStates),
    orders: z.array(
      z.object({
        id: z.uuid(),
        orderNumber: z.string(),
        shopId: z.int(),
        shopName: z.string(),
        state: z.enum(payLinkStates),
        lines: z.array(orderLine),
        price: integer,
        freight: integer,
        orderAmount: integer,
        refunded: integer,
        payDeadline: z.string(),
        payments: z.array(
          z.object({
            id: z.string(),
            chainId: z.int(),
            payer: z.string(),
            symbol: z.string(),
            decimals: z.int(),
            amount: integer,
            /** How much of it the payer can withdraw, or has withdrawn. */
            returned: integer,
            txHash: z.string(),
          }),
        ),
      }),
    ),
    currency: z.string(),
    /** Payment options for the remaining amount, as in BlockchainPayList. */
    options: payList.data.shape.list,
    reason: payList.data.shape.reason,
  }),
})
export type PayLinkData = z.output<typeof payLink.data>
