import { account } from '@mofu/db/app/accounts'
import { product, shop, shopMember } from '@mofu/db/app/mall/shop'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { LocalText } from '@mofu/domain/local-text'
import { and, asc, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'

type ShopStatus = (typeof shop.$inferSelect)['status']
type ProductStatus = (typeof product.$inferSelect)['status']

export type ShopSearch = { text: string; status?: ShopStatus | undefined; before?: number | undefined }

/** Shops that match, newest first, after the given one. */
export function listShops(db: Connection, { text, status, before }: ShopSearch, most: number) {
  return db
    .select({
      id: shop.id,
      name: shop.name,
      status: shop.status,
      country: shop.country,
      owner: sql<string>`coalesce(${account.address}, ${account.email}, '')`,
      listed: sql<number>`(select count(*)::int from ${product} p where p.shop_id = ${shop.id} and p.status = 'listed')`,
      reason: shop.reviewReason,
      createdAt: shop.createdAt,
    })
    .from(shop)
    .innerJoin(shopMember, and(eq(shopMember.shopId, shop.id), eq(shopMember.role, 'owner')))
    .innerJoin(account, eq(account.id, shopMember.accountId))
    .where(
      and(
        status === undefined ? undefined : eq(shop.status, status),
        before === undefined ? undefined : lt(shop.id, before),
        text === '' ? undefined : matches(text),
      ),
    )
    .orderBy(desc(shop.id))
    .limit(most)
}

/** Part of the name, or exactly the number, the owner's address or their e-mail. */
function matches(text: string): SQL | undefined {
  return or(
    ilike(shop.name, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`),
    /^\d{1,9}$/.test(text) ? eq(shop.id, Number(text)) : undefined,
    eq(account.address, text.toLowerCase()),
    eq(account.email, text.toLowerCase()),
  )
}

export type ProductRow = {
  id: number
  title: LocalText
  picture: string | null
  status: ProductStatus
  takedownReason: string | null
}

export function listProducts(
  db: Connection,
  { shopId, before }: { shopId: number; before?: number | undefined },
  most: number,
): Promise<ProductRow[]> {
  return db
    .select({
      id: product.id,
      title: product.title,
      picture: sql<string | null>`${product.pictures}[1]`,
      status: product.status,
      takedownReason: product.takedownReason,
    })
    .from(product)
    .where(and(eq(product.shopId, shopId), before === undefined ? undefined : lt(product.id, before)))
    .orderBy(desc(product.id))
    .limit(most)
}

/** Changes a shop's status and returns its name; undefined when it does not have the status it changes from. */
export async function updateShopStatus(
  tx: Transaction,
  id: number,
  { from, to, reason }: { from: ShopStatus; to: ShopStatus; reason: string },
): Promise<string | undefined> {
  const [updated] = await tx
    .update(shop)
    .set({ status: to, reviewReason: reason, reviewedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(shop.id, id), eq(shop.status, from)))
    .returning({ name: shop.name })
  return updated?.name
}

/** Hides all listed products of a shop and returns how many. Locks in the order of their ids, as sales do. */
export async function holdListed(tx: Transaction, shopId: number): Promise<number> {
  await lockProducts(tx, shopId)
  const held = await tx
    .update(product)
    .set({ status: 'held', heldFrom: 'listed', updatedAt: sql`now()` })
    .where(and(eq(product.shopId, shopId), eq(product.status, 'listed')))
  return held.rowCount ?? 0
}

/** Lists the products of a shop again that are held because it was suspended, and returns how many. */
export async function releaseHeld(tx: Transaction, shopId: number): Promise<number> {
  await lockProducts(tx, shopId)
  const released = await tx
    .update(product)
    .set({ status: sql`${product.heldFrom}`, heldFrom: null, updatedAt: sql`now()` })
    .where(and(eq(product.shopId, shopId), eq(product.status, 'held'), isNull(product.takedownReason)))
  return released.rowCount ?? 0
}

async function lockProducts(tx: Transaction, shopId: number): Promise<void> {
  await tx
    .select({ id: product.id })
    .from(product)
    .where(eq(product.shopId, shopId))
    .orderBy(asc(product.id))
    .for('no key update')
}

export async function findProduct(
  tx: Transaction,
  id: number,
): Promise<{ title: LocalText; shopId: number } | undefined> {
  const [found] = await tx
    .select({ title: product.title, shopId: product.shopId })
    .from(product)
    .where(eq(product.id, id))
  return found
}

/** False when it is taken down already. */
export async function updateTakenDown(tx: Transaction, productId: number, reason: string): Promise<boolean> {
  const [updated] = await tx
    .update(product)
    .set({
      status: 'held',
      heldFrom: sql`coalesce(${product.heldFrom}, ${product.status})`,
      takedownReason: reason,
      updatedAt: sql`now()`,
    })
    .where(and(eq(product.id, productId), isNull(product.takedownReason)))
    .returning({ id: product.id })
  return updated !== undefined
}

/** False when it is not taken down. A product that was listed stays held while its shop is suspended. */
export async function updateRestored(
  tx: Transaction,
  productId: number,
  { isShopOpen }: { isShopOpen: boolean },
): Promise<boolean> {
  const staysHeld = sql`not ${isShopOpen}::boolean and ${product.heldFrom} = 'listed'`
  const [updated] = await tx
    .update(product)
    .set({
      status: sql`case when ${staysHeld} then 'held' else ${product.heldFrom} end`,
      heldFrom: sql`case when ${staysHeld} then 'listed' end`,
      takedownReason: null,
      updatedAt: sql`now()`,
    })
    .where(and(eq(product.id, productId), isNotNull(product.takedownReason)))
    .returning({ id: product.id })
  return updated !== undefined
}
