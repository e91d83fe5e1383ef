import * as z from 'zod/mini'

import { route } from '../route.ts'
import { integer } from '../values.ts'
import { localText } from './values.ts'

const receipt = z.object({
  kind: z.literal('mofu receipt'),
  version: z.literal(2),
  orderId: z.uuid(),
  number: z.string(),
  shop: z.object({ id: z.int(), name: z.string() }),
  lines: z.array(
    z.object({ title: localText, choices: z.array(localText), price: integer, quantity: z.int() }),
  ),
  goods: integer,
  freight: integer,
  total: integer,
  /** How much of the total had been refunded when this was signed. */
  refunded: integer,
  currency: z.string(),
  payment: z.object({
    chainId: z.int(),
    contract: z.string(),
    paymentId: z.string(),
    payer: z.string(),
    coin: z.string(),
    symbol: z.string(),
    decimals: z.int(),
    amount: integer,
    returned: integer,
    txHash: z.string(),
    block: z.int(),
    paidAt: z.string(),
  }),
})

export const orderReceipt = route({
  service: 'mall',
  method: 'POST',
  path: '/order/receipt',
  summary: 'The receipt of an order, signed by the platform, once the payment is final',
  body: z.object({ orderId: z.uuid() }),
  data: z.object({
    receipt,
    /** The platform's signer; the same that signs its quotes. */
    signer: z.string(),
    /** Over the receipt with sorted keys and no spaces, as wallets sign messages (EIP-191). */
    signature: z.string(),
  }),
})
export type SignedReceipt = z.output<typeof orderReceipt.data>
