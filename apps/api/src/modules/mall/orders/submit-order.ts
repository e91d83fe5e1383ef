import { createHash } from 'node:crypto'

import { DomainError } from '@mofu/domain/domain-error'
import type { ErrorCode } from '@mofu/domain/error-codes'
import { orderTimes } from '@mofu/domain/mall/order-rules'
import type { CartLine, CartWarning, ShopPart } from '@mofu/domain/mall/price-cart'
import { orderLimits } from '@mofu/domain/mall/sku-quantity'

import { newOrderId, newOrderNumber } from './new-order-id.ts'
import type { CartStore, KeptAddress } from './order.ts'
import { type CartWish, readCart } from './read-cart.ts'

type NewOrder = {
  id: string
  number: string
  shopId: number
  goods: bigint
  freight: bigint
  lines: readonly CartLine[]
}

export type Submitted = { id: string; number: string; groupId: string; shopId: number; total: bigint }

/** What somebody asks for, told once or again: the same key with another wish is refused. */
type SubmitKey = { accountId: string; key: string; wish: string; groupId: string }

export type NewOrders = SubmitKey & {
  isPickup: boolean
  address: KeptAddress | undefined
  remark: string
  payMs: number
  orders: readonly NewOrder[]
}

export type SubmitStore = CartStore & {
  /**
   * Keeps the goods and writes the orders down: all of it or nothing, once for a key. Gives the SKUs of which too few are
   * left or which are not what was priced any more, whether one of them has another price now, and whether the account may
   * have so many unpaid orders.
   */
  place(orders: NewOrders): Promise<{
    isPlaced: boolean
    isAllowed: boolean
    missing: readonly number[]
    isRepriced: boolean
  }>
  /** The orders that a key made, if it was told before; `reused` when it came with another wish. */
  told(key: SubmitKey): Promise<Submitted[] | 'reused' | undefined>
}

export type SubmitWish = CartWish & {
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

/** Makes one order for each shop and keeps the goods for them: all or nothing. */
export async function submitOrder(
  { store }: { store: SubmitStore },
  wish: SubmitWish,
): Promise<{ orders: Submitted[] }> {
  const { accountId, wanted, isPickup, addressId, remark } = wish
  const groupId = newOrderId()
  const said = JSON.stringify([wanted, isPickup, addressId ?? null, remark])
  const key = { accountId, key: wish.key ?? groupId, wish: hashOf(said), groupId }
  try {
    const { orders, address } = await priced(store, wish)
    const placed = { ...key, isPickup, address, remark, payMs: orderTimes.payMs, orders }
    const { isPlaced, isAllowed, missing, isRepriced } = await store.place(placed)
    if (isPlaced) return { orders: orders.map((order) => submittedOf(order, groupId)) }
    if (!isAllowed) throw new DomainError('mall.orders_unpaid', { most: orderLimits.unpaid })
    if (isRepriced) throw new DomainError('mall.price_changed')
    throw new DomainError('mall.out_of_stock', missing[0] === undefined ? {} : { skuId: missing[0] })
  } catch (error) {
    // What cannot be bought may have been bought by this very key: told again, the answer is the same.
    if (!(error instanceof DomainError)) throw error
    const told = await store.told(key)
    if (told === 'reused') throw new DomainError('mall.key_reused')
    if (told) return { orders: told }
    throw error
  }
}

async function priced(
  store: CartStore,
  wish: SubmitWish,
): Promise<{ orders: NewOrder[]; address: KeptAddress | undefined }> {
  const { parts, address, token } = await readCart(store, wish)
  if (wish.confirmToken !== undefined && wish.confirmToken !== token) {
    throw new DomainError('mall.price_changed')
  }
  const orders = parts.map((part) => {
    const { shopId, goods, freight, lines } = sellable(part)
    const id = newOrderId()
    return { id, number: newOrderNumber(), shopId, goods, freight, lines: lines.map(({ line }) => line) }
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
