import { createHash } from 'node:crypto'

import type { Connection } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { type CartLine, type CartSku, priceCart, type ShopPart } from '@mofu/domain/mall/price-cart'
import { mergeWanted, orderLimits, parseWanted, type Wanted } from '@mofu/domain/mall/sku-quantity'

import { destinationOf, type SavedAddress } from '../orders/order.ts'
import { findCart } from './store.ts'

export type CartInput = {
  accountId: string
  wanted: readonly Wanted[]
  isPickup: boolean
  addressId?: string | undefined
}

export type Cart = { parts: ShopPart[]; address: SavedAddress | undefined; token: string }

/** Parses SPEC's `skuId|quantity`; refuses malformed lines, and more of one SKU than an order may have. */
export function readWanted(texts: readonly string[]): Wanted[] {
  const wanted = texts.map((text) => parseWanted(text))
  const known = wanted.flatMap((one) => one ?? [])
  if (known.length < wanted.length || known.length === 0) throw new DomainError('mall.skus_wrong')
  const merged = mergeWanted(known)
  const isTooMany = merged.some(({ quantity }) => quantity > orderLimits.quantity)
  if (isTooMany) throw new DomainError('mall.skus_wrong', { most: orderLimits.quantity })
  return merged
}

/** The present price of these items. */
export async function readCart(
  db: Connection,
  { accountId, wanted, isPickup, addressId }: CartInput,
): Promise<Cart> {
  const found = await findCart(db, { accountId, skuIds: wanted.map(({ skuId }) => skuId), addressId })
  const address = isPickup ? undefined : found.address
  const lines = linesOf(found.skus, wanted)
  const receiving = isPickup
    ? ({ isPickup } as const)
    : ({ isPickup, to: address && destinationOf(address) } as const)
  const parts = priceCart(lines, receiving)
  return { parts, address, token: tokenOf(parts) }
}

/** These items with their present prices. */
export async function readLines(
  db: Connection,
  accountId: string,
  wanted: readonly Wanted[],
): Promise<CartLine[]> {
  const skuIds = wanted.map(({ skuId }) => skuId)
  return linesOf((await findCart(db, { accountId, skuIds, addressId: undefined })).skus, wanted)
}

function linesOf(skus: readonly CartSku[], wanted: readonly Wanted[]): CartLine[] {
  return wanted.map(({ skuId, quantity }) => {
    const sku = skus.find((one) => one.skuId === skuId)
    if (!sku) throw new DomainError('mall.sku_unknown', { skuId })
    return { ...sku, quantity }
  })
}

/** Identifies exactly what the buyer saw: an order with another token was priced differently. */
function tokenOf(parts: readonly ShopPart[]): string {
  const seen = parts.map(({ shopId, goods, freight, days, lines }) => [
    shopId,
    String(goods),
    String(freight),
    days?.most,
    lines.map(({ line }) => [line.skuId, line.quantity, String(line.price)]),
  ])
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url')
}
