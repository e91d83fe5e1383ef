import { createHash } from 'node:crypto'

import { DomainError } from '@mofu/domain/domain-error'
import type { ErrorCode } from '@mofu/domain/error-codes'
import { orderTimes } from '@mofu/domain/mall/order-rules'
import type { CartWarning, ShopPart } from '@mofu/domain/mall/price-cart'

import { newOrderId, newOrderNumber } from './new-order-id.ts'
import type { CartStore, KeptAddress } from './order.ts'
import { type CartWish, readCart } from './read-cart.ts'

type NewOrder = {
  id: string
  number: string
  groupId: string
  accountId: string
  isPickup: boolean
  address: KeptAddress | undefined
  remark: string
  payMs: number
  part: ShopPart & { freight: bigint }
}

export type Submitted = { id: string; number: string; groupId: string; shopId: number; total: bigint }

/** Writes inside the one transaction of a submit. */
export type SubmitWriter = CartStore & {
  add(order: NewOrder): Promise<void>
  /** Keeps so many of a SKU, if so many are left and it is what was priced. */
  reserve(sku: { skuId: number; version: number; quantity: number }): Promise<boolean>
}

export type SubmitStore = {
  /**
   * Runs `work` once for a key, in one transaction with the key. Told again, it gives the orders of the first time; a
   * key that came with another wish gives `reused`.
   */
  once(
    key: { accountId: string; key: string; wish: string; groupId: string },
    work: (writer: SubmitWriter) => Promise<void>,
  ): Promise<Submitted[] | 'reused'>
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
  const orders = await store.once(key, async (writer) => {
    const { parts, address, token } = await readCart(writer, wish)
    if (wish.confirmToken !== undefined && wish.confirmToken !== token) {
      throw new DomainError('mall.price_changed')
    }
    for (const part of parts) {
      await writer.add({
        id: newOrderId(),
        number: newOrderNumber(),
        groupId,
        accountId,
        isPickup,
        address,
        remark,
        payMs: orderTimes.payMs,
        part: sellable(part),
      })
    }
    // Last, and in the order of their ids: a row that many want is held as shortly as can be, and nobody waits in a circle.
    const lines = parts.flatMap((part) => part.lines).toSorted((a, b) => a.line.skuId - b.line.skuId)
    for (const { line } of lines) {
      if (!(await writer.reserve(line))) throw new DomainError('mall.out_of_stock', { skuId: line.skuId })
    }
  })
  if (orders === 'reused') throw new DomainError('mall.key_reused')
  return { orders }
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
