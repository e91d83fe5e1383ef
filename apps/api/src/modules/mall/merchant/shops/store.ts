import { account, roleGrant } from '@mofu/db/app/accounts'
import { shop, shopMember } from '@mofu/db/app/mall/shop'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { Address } from '@mofu/domain/address'
import type { LocalText } from '@mofu/domain/local-text'
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm'

type ShopStatus = (typeof shop.$inferSelect)['status']

/** A shop's present payout address: a change takes effect on its day. */
export const payoutNow = sql<Address>`case when ${shop.payoutChangesAt} <= now()
  then ${shop.nextPayoutAddress} else ${shop.payoutAddress} end`

/** An account's role in a shop; undefined when it is not a member. */
export async function findShopRole(
  db: Connection,
  shopId: number,
  accountId: string,
): Promise<'owner' | 'staff' | undefined> {
  const [found] = await db
    .select({ role: shopMember.role })
    .from(shopMember)
    .where(and(eq(shopMember.shopId, shopId), eq(shopMember.accountId, accountId)))
  return found?.role
}

/** Whether a wallet is, or soon will be, the shop's payout address. */
export async function isPaidFor(db: Connection, shopId: number, wallet: string | null): Promise<boolean> {
  if (wallet === null) return false
  const isPayout = or(eq(shop.payoutAddress, wallet), eq(shop.nextPayoutAddress, wallet))
  return (await db.$count(shop, and(eq(shop.id, shopId), isPayout))) > 0
}

/** In one order everywhere: two transactions that notify the same people cannot deadlock. */
export async function listMemberIds(db: Connection, shopId: number): Promise<string[]> {
  const members = await db
    .select({ accountId: shopMember.accountId })
    .from(shopMember)
    .where(eq(shopMember.shopId, shopId))
    .orderBy(asc(shopMember.accountId))
  return members.map(({ accountId }) => accountId)
}

/** Remembers where the shop's owner had a return sent last. */
export async function updateReturnAddress(
  tx: Transaction,
  shopId: number,
  returnAddress: string,
): Promise<void> {
  await tx.update(shop).set({ returnAddress }).where(eq(shop.id, shopId))
}

/** Locks a shop and returns its status. */
export async function lockShop(tx: Transaction, shopId: number): Promise<ShopStatus | undefined> {
  const [found] = await tx.select({ status: shop.status }).from(shop).where(eq(shop.id, shopId)).for('update')
  return found?.status
}

/** One application of a person at a time. */
export async function lockAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
}

/** The shops that an account owns, without rejected ones. */
export async function countOwnShops(db: Connection, accountId: string): Promise<number> {
  const held = await db
    .select({ id: shop.id })
    .from(shopMember)
    .innerJoin(shop, eq(shop.id, shopMember.shopId))
    .where(
      and(eq(shopMember.accountId, accountId), eq(shopMember.role, 'owner'), ne(shop.status, 'rejected')),
    )
  return held.length
}

export type Application = {
  name: string
  about: LocalText
  terms: LocalText
  email: string
  country: string
  pickupPoint: string | null
  payoutAddress: string
}

export async function insertShop(tx: Transaction, values: Application & { feeBps: number }): Promise<number> {
  const [inserted] = await tx.insert(shop).values(values).returning({ id: shop.id })
  if (!inserted) throw new Error('the shop was not saved')
  return inserted.id
}

/** Somebody who already is a member stays as they are. */
export async function insertMember(tx: Transaction, member: typeof shopMember.$inferInsert): Promise<void> {
  await tx.insert(shopMember).values(member).onConflictDoNothing()
}

type OwnShop = {
  id: number
  name: string
  status: ShopStatus
  role: 'owner' | 'staff'
  reviewReason: string | null
  createdAt: Date
}

export function listShopsOf(db: Connection, accountId: string): Promise<OwnShop[]> {
  return db
    .select({
      id: shop.id,
      name: shop.name,
      status: shop.status,
      role: shopMember.role,
      reviewReason: shop.reviewReason,
      createdAt: shop.createdAt,
    })
    .from(shopMember)
    .innerJoin(shop, eq(shop.id, shopMember.shopId))
    .where(eq(shopMember.accountId, accountId))
    .orderBy(desc(shop.id))
}

type WaitingShop = Application & { id: number; owner: string; createdAt: Date }

/** Applications that wait for a decision, oldest first. */
export function listApplications(db: Connection): Promise<WaitingShop[]> {
  return db
    .select({
      id: shop.id,
      name: shop.name,
      about: shop.about,
      terms: shop.terms,
      email: shop.email,
      country: shop.country,
      pickupPoint: shop.pickupPoint,
      payoutAddress: shop.payoutAddress,
      owner: sql<string>`coalesce(${account.address}, ${account.email}, '')`,
      createdAt: shop.createdAt,
    })
    .from(shop)
    .innerJoin(shopMember, and(eq(shopMember.shopId, shop.id), eq(shopMember.role, 'owner')))
    .innerJoin(account, eq(account.id, shopMember.accountId))
    .where(eq(shop.status, 'pending'))
    .orderBy(asc(shop.id))
}

/** Decides an application and returns the shop's name; undefined when no decision is pending. */
export async function decideApplication(
  tx: Transaction,
  id: number,
  { status, reason }: { status: 'open' | 'rejected'; reason: string },
): Promise<string | undefined> {
  const [decided] = await tx
    .update(shop)
    .set({ status, reviewReason: reason, reviewedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(shop.id, id), eq(shop.status, 'pending')))
    .returning({ name: shop.name })
  return decided?.name
}

export async function findOwnerId(db: Connection, shopId: number): Promise<string | undefined> {
  const [owner] = await db
    .select({ accountId: shopMember.accountId })
    .from(shopMember)
    .where(and(eq(shopMember.shopId, shopId), eq(shopMember.role, 'owner')))
  return owner?.accountId
}

/** An account that has the role already keeps it as it was granted. */
export async function grantMerchantRole(
  tx: Transaction,
  grant: { accountId: string; reason: string; grantedBy: string },
): Promise<void> {
  await tx
    .insert(roleGrant)
    .values({ ...grant, role: 'merchant' })
    .onConflictDoNothing()
}
