import { CallError } from '@mofu/wire/client'
import * as wire from '@mofu/wire/mall/orders'
import * as shopWire from '@mofu/wire/mall/shipping'

import { callSigned } from '../../../../api/call.ts'

type Submit = { skus: string[]; isPickup: boolean; recieveAddressId: string | null; remark: string }

export async function submitOrder(body: Submit & { confirmToken: string; key: string }): Promise<string> {
  return (await callSigned(wire.submitOrder, { body })).data.orderId
}

/** Whether the idempotency key belongs to a different order; after any other failure the same key is retried. */
export function isKeyReused(error: Error): boolean {
  return error instanceof CallError && error.failure?.error === 'mall.key_reused'
}

export async function closeOrder(id: string): Promise<void> {
  await callSigned(wire.closeOrder, { body: { id } })
}

export async function confirmDelivery(id: string): Promise<void> {
  await callSigned(wire.confirmDelivery, { body: { id } })
}

export async function setShippingAddress(id: string, addressId: string): Promise<void> {
  await callSigned(wire.setRecieveAddress, { body: { id, addressId } })
}

export type RequestKind = 'cancel' | 'return' | 'refund'

export async function askRequest(body: {
  id: string
  kind: RequestKind
  reason: string
  amount?: string
}): Promise<void> {
  await callSigned(shopWire.askRequest, { body })
}

export async function withdrawRequest(requestId: string): Promise<void> {
  await callSigned(shopWire.withdrawRequest, { body: { requestId } })
}

export async function answerRequest(body: {
  requestId: string
  isAgreed: boolean
  answer: string
  returnAddress?: string
}): Promise<void> {
  await callSigned(shopWire.answerRequest, { body })
}

export async function sendBack(body: {
  requestId: string
  expressCompany: string
  expressNumber: string
}): Promise<void> {
  await callSigned(shopWire.sendBack, { body })
}

export async function gotBack(requestId: string): Promise<void> {
  await callSigned(shopWire.gotBack, { body: { requestId } })
}

export async function writeMessage(id: string, text: string): Promise<void> {
  await callSigned(shopWire.writeMessage, { body: { id, text } })
}

export async function shipOrder(body: {
  id: string
  version: number
  expressCompany: string
  expressNumber: string
}): Promise<void> {
  await callSigned(shopWire.shipOrder, { body })
}

export async function correctExpress(body: {
  id: string
  expressCompany: string
  expressNumber: string
}): Promise<void> {
  await callSigned(shopWire.correctExpress, { body })
}

export async function markArrived(id: string): Promise<void> {
  await callSigned(shopWire.arrivedOrder, { body: { id } })
}

export async function readyOrder(id: string): Promise<void> {
  await callSigned(shopWire.readyOrder, { body: { id } })
}

export async function handOverOrder(id: string, code: string): Promise<void> {
  await callSigned(shopWire.handOverOrder, { body: { id, code } })
}

export async function cancelByShop(id: string, reason: string): Promise<void> {
  await callSigned(shopWire.cancelShopOrder, { body: { id, reason } })
}
