import { createHash } from 'node:crypto'

import { DomainError } from '@mofu/domain/domain-error'
import { type CartLine, priceCart, type ShopPart } from '@mofu/domain/mall/price-cart'
import { mergeWanted, orderLimits, parseWanted, type Wanted } from '@mofu/domain/mall/sku-quantity'

import { type CartStore, destinationOf, type KeptAddress } from './order.ts'

export type CartWish = {
  accountId: string
  wanted: readonly Wanted[]
  isPickup: boolean
  addressId?: string | undefined
}

export type Cart = { parts: ShopPart[]; address: KeptAddress | undefined; token: string }

/** Reads SPEC's `skuId|quantity`; refuses what is none, and more of one SKU than an order may have. */
export function readWanted(texts: readonly string[]): Wanted[] {
  const wanted = texts.map((text) => parseWanted(text))
  const known = wanted.flatMap((one) => one ?? [])
  if (known.length < wanted.length || known.length === 0) throw new DomainError('mall.skus_wrong')
  const merged = mergeWanted(known)
  const isTooMany = merged.some(({ quantity }) => quantity > orderLimits.quantity)
  if (isTooMany) throw new DomainError('mall.skus_wrong', { most: orderLimits.quantity })
  return merged
}

/** What these goods cost now. */
export async function readCart(
  store: CartStore,
  { accountId, wanted, isPickup, addressId }: CartWish,
): Promise<Cart> {
  const found = await store.cart({ accountId, skuIds: wanted.map(({ skuId }) => skuId), addressId })
  const { skus } = found
  const address = isPickup ? undefined : found.address
  const lines = wanted.map(({ skuId, quantity }): CartLine => {
    const sku = skus.find((one) => one.skuId === skuId)
    if (!sku) throw new DomainError('mall.sku_unknown', { skuId })
    return { ...sku, quantity }
  })
  const receiving = isPickup
    ? ({ isPickup } as const)
    : ({ isPickup, to: address && destinationOf(address) } as const)
  const parts = priceCart(lines, receiving)
  return { parts, address, token: tokenOf(parts) }
}

/** Names exactly what somebody saw: who orders with another one has seen other prices. */
function tokenOf(parts: readonly ShopPart[]): string {
  const seen = parts.map(({ shopId, goods, freight, lines }) => [
    shopId,
    String(goods),
    String(freight),
    lines.map(({ line }) => [line.skuId, line.quantity, String(line.price)]),
  ])
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url')
}
