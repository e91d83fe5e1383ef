import { networkNames } from '@mofu/domain/networks'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { integer } from '../values.ts'

const hex = z.string().check(z.regex(/^0x[0-9a-f]*$/i))

/** The arguments of the contract call; 256-bit numbers as digits. */
export const quote = z.object({
  paymentId: hex,
  orderKey: hex,
  coin: hex,
  amount: integer,
  splitHash: hex,
  payBy: z.int(),
  captureBy: z.int(),
  refundBy: z.int(),
  payer: hex,
})

export const payOption = z.object({
  orderId: z.uuid(),
  chainId: z.int(),
  network: z.enum(networkNames),
  token: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  amount: integer,
  quote,
  signature: hex,
  contract: z.string(),
  expiresAt: z.string(),
  /** Confirmations until it counts; null when it waits for finality. */
  confirmationsRequired: z.nullable(z.int()),
  /** The price of one whole coin in dollars: the amount is the order's total divided by it, rounded up. */
  price: z.object({ answer: integer, decimals: z.int() }),
})
export type PayOption = z.output<typeof payOption>

export const payList = route({
  service: 'mall',
  method: 'GET',
  path: '/order/BlockchainPayList',
  summary: 'The payment options of an order: signed quotes, one per coin',
  query: z.object({ orderId: z.uuid() }),
  data: z.object({
    list: z.array(payOption),
    /** Why there is no option, when there is none. */
    reason: z.nullable(z.enum(['notDeployed', 'paused', 'noPrice', 'unreachable'])),
  }),
})

export const blockchainPay = route({
  service: 'mall',
  method: 'POST',
  path: '/order/BlockchainPay',
  summary: 'A hint which transaction may hold the payment. It pays nothing by itself',
  query: z.object({
    orderId: z.uuid(),
    tx: z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/, 'must be a transaction hash')),
  }),
  data: z.object({
    state: z.enum(['waiting', 'confirming', 'paid']),
    confirmations: z.int(),
    required: z.nullable(z.int()),
  }),
})
