import { orderReceipt } from '@mofu/wire/mall/receipts'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { shoppers } from '../shoppers.ts'
import { type ReceiptDeps, writeReceipt } from './write-receipt.ts'

export function receiptRoutes(server: FastifyInstance, deps: ReceiptDeps): void {
  mount(server, orderReceipt, shoppers, async ({ body: { orderId } }, caller) => ({
    data: await writeReceipt(deps, orderId, caller),
  }))
}
