import { freightTemplate, product, shippingAddress, shop, sku } from '@mofu/db/app/mall/shop'
import type { Connection } from '@mofu/db/connect'
import type { CartSku } from '@mofu/domain/mall/price-cart'
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { SavedAddress } from '../orders/order.ts'

type CartFacts = { skus: CartSku[]; address: SavedAddress | undefined }

/** Runs for every cart and every order: prepared statements keep the plans, one for each number of SKUs. */
const prepared = new WeakMap<Connection, Map<number, ReturnType<typeof prepareCart>>>()

/** The SKUs that exist, and one of the account's own addresses: the given one, or the default. */
export async function findCart(
  db: Connection,
  {
    accountId,
    skuIds,
    addressId,
  }: { accountId: string; skuIds: readonly number[]; addressId: string | undefined },
): Promise<CartFacts> {
  const ids = Object.fromEntries(skuIds.map((id, place) => [`sku${place}`, id]))
  const statement = statementOf(db, skuIds.length)
  const rows = await statement.execute({ ...ids, accountId, addressId: addressId ?? null })
  return {
    skus: rows.map(({ sku: { unit, rules, freeFrom, ...rest } }) => ({
      ...rest,
      template: { unit, rules, freeFrom },
    })),
    address: rows[0]?.address ?? undefined,
  }
}

function statementOf(db: Connection, count: number): ReturnType<typeof prepareCart> {
  const known = prepared.get(db) ?? new Map<number, ReturnType<typeof prepareCart>>()
  prepared.set(db, known)
  const statement = known.get(count) ?? prepareCart(db, count)
  known.set(count, statement)
  return statement
}

function prepareCart(db: Connection, count: number) {
  const addressId = sql`${sql.placeholder('addressId')}::uuid`
  return db
    .select({
      sku: {
        skuId: sku.id,
        productId: sku.productId,
        shopId: sku.shopId,
        shopName: shop.name,
        pickupPoint: shop.pickupPoint,
        title: product.title,
        choices: sku.choices,
        pictureUrl: sql<string | null>`coalesce(${sku.pictureUrl}, ${product.pictures}[1])`,
        price: sku.price,
        version: sku.version,
        grams: sku.grams,
        available: sql<number>`${sku.onHand} - ${sku.reserved}`,
        isSold: sql<boolean>`${sku.isOnSale} and ${product.status} = 'listed' and ${shop.status} = 'open'`,
        templateId: freightTemplate.id,
        unit: freightTemplate.unit,
        rules: freightTemplate.rules,
        freeFrom: freightTemplate.freeFrom,
      },
      address: {
        id: shippingAddress.id,
        name: shippingAddress.name,
        phone: shippingAddress.phone,
        country: shippingAddress.country,
        regions: shippingAddress.regions,
        postalCode: shippingAddress.postalCode,
        address: shippingAddress.address,
      },
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(shop, eq(shop.id, sku.shopId))
    .innerJoin(freightTemplate, eq(freightTemplate.id, product.freightTemplateId))
    .leftJoin(
      shippingAddress,
      and(
        eq(shippingAddress.accountId, sql.placeholder('accountId')),
        sql`case when ${addressId} is null then ${shippingAddress.isDefault} else ${shippingAddress.id} = ${addressId} end`,
      ),
    )
    .where(
      inArray(
        sku.id,
        Array.from({ length: count }, (_, place) => sql.placeholder(`sku${place}`)),
      ),
    )
    .prepare(`cart_of_${count}`)
}
