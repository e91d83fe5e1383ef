import { orderReceipt } from '@mofu/wire/mall/receipts'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { shoppers } from '../shoppers.ts'
import { type ReceiptWorld, writeReceipt } from './write-receipt.ts'

export function receiptRoutes(server: FastifyInstance, world: ReceiptWorld): void {
  mount(server, orderReceipt, shoppers, async ({ body: { orderId } }, caller) => ({
    data: await writeReceipt(world, orderId, caller),
  }))
}
