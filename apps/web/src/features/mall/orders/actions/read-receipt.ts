import { orderReceipt, type SignedReceipt } from '@mofu/wire/mall/receipts'

import { callSigned } from '../../../../api/call.ts'

export async function readReceipt(orderId: string): Promise<SignedReceipt> {
  return (await callSigned(orderReceipt, { body: { orderId } })).data
}
