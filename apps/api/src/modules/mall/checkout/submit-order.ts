import { createHash } from 'node:crypto'

import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { ErrorCode } from '@mofu/domain/error-codes'
import { orderTimes } from '@mofu/domain/mall/order-rules'
import type { CartWarning, ShopPart } from '@mofu/domain/mall/price-cart'
import { orderLimits } from '@mofu/domain/mall/sku-quantity'

import type { SavedAddress } from '../orders/order.ts'
import { newOrderId, newOrderNumber } from './new-order-id.ts'
import { findSubmitted, type NewOrder, placeOrders, type Submitted } from './placing/store.ts'
import { type CartInput, readCart } from './read-cart.ts'

export type SubmitInput = CartInput & {
  remark: string
  confirmToken: string | undefined
  key: string | undefined
}

const refusals: Record<CartWarning, ErrorCode> = {
  notSold: 'mall.sku_unknown',
  outOfStock: 'mall.out_of_stock',
  noDelivery: 'mall.no_delivery',
  noPickup: 'mall.no_pickup',
  noAddress: 'mall.address_needed',
}

/** Creates one order per shop and reserves its stock: all or nothing. */
export async function submitOrder(db: Database, input: SubmitInput): Promise<{ orders: Submitted[] }> {
  const { accountId, wanted, isPickup, addressId, remark } = input
  const groupId = newOrderId()
  const payload = JSON.stringify([wanted, isPickup, addressId ?? null, remark])
  const key = { accountId, key: input.key ?? groupId, payloadHash: hashOf(payload), groupId }
  try {
    const { orders, address } = await priced(db, input)
    const placed = { ...key, isPickup, address, remark, payMs: orderTimes.payMs, orders }
    const { isPlaced, isAllowed, missing, isRepriced } = await placeOrders(db, placed)
    if (isPlaced) return { orders: orders.map((order) => submittedOf(order, groupId)) }
    if (!isAllowed) throw new DomainError('mall.orders_unpaid', { most: orderLimits.unpaid })
    if (isRepriced) throw new DomainError('mall.price_changed')
    throw new DomainError('mall.out_of_stock', missing[0] === undefined ? {} : { skuId: missing[0] })
  } catch (error) {
    // The items may be unavailable because this very key bought them: a retry gets the first answer.
    if (!(error instanceof DomainError)) throw error
    const submitted = await findSubmitted(db, key)
    if (submitted === 'reused') throw new DomainError('mall.key_reused')
    if (submitted) return { orders: submitted }
    throw error
  }
}

async function priced(
  db: Database,
  input: SubmitInput,
): Promise<{ orders: NewOrder[]; address: SavedAddress | undefined }> {
  const { parts, address, token } = await readCart(db, input)
  if (input.confirmToken !== undefined && input.confirmToken !== token) {
    throw new DomainError('mall.price_changed')
  }
  const orders = parts.map((part) => {
    const { shopId, goods, freight, days, lines } = sellable(part)
    const id = newOrderId()
    return {
      id,
      number: newOrderNumber(),
      shopId,
      goods,
      freight,
      daysMost: days?.most ?? 0,
      lines: lines.map(({ line }) => line),
    }
  })
  return { orders, address }
}

function submittedOf({ id, number, shopId, goods, freight }: NewOrder, groupId: string): Submitted {
  return { id, number, groupId, shopId, total: goods + freight }
}

function sellable(part: ShopPart): ShopPart & { freight: bigint } {
  const wrong = part.warning ?? part.lines.find(({ warning }) => warning !== null)?.warning
  const skuId = part.lines.find(({ warning }) => warning !== null)?.line.skuId
  if (wrong) throw new DomainError(refusals[wrong], skuId === undefined ? {} : { skuId })
  if (part.freight === null) throw new DomainError('mall.no_delivery')
  return { ...part, freight: part.freight }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
