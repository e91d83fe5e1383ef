import { account } from '@mofu/db/app/accounts'
import { shippingAddress } from '@mofu/db/app/mall/shop'
import type { Connection, Transaction } from '@mofu/db/connect'
import { and, desc, eq } from 'drizzle-orm'

import type { Address, AddressValues } from './address.ts'

const columns = {
  id: shippingAddress.id,
  name: shippingAddress.name,
  phone: shippingAddress.phone,
  country: shippingAddress.country,
  regions: shippingAddress.regions,
  postalCode: shippingAddress.postalCode,
  line: shippingAddress.line,
  address: shippingAddress.address,
  isDefault: shippingAddress.isDefault,
}

/** Every call names the account: addresses of others are not found. */
const own = (accountId: string, id: string) =>
  and(eq(shippingAddress.accountId, accountId), eq(shippingAddress.id, id))

/** One change of a person's addresses at a time, so that there is always exactly one default. */
export async function lockAddresses(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
}

export function listAddresses(db: Connection, accountId: string): Promise<Address[]> {
  return db
    .select(columns)
    .from(shippingAddress)
    .where(eq(shippingAddress.accountId, accountId))
    .orderBy(desc(shippingAddress.isDefault), desc(shippingAddress.createdAt))
}

export async function findAddress(
  db: Connection,
  accountId: string,
  id: string,
): Promise<Address | undefined> {
  const [found] = await db.select(columns).from(shippingAddress).where(own(accountId, id))
  return found
}

export async function findNewestAddressId(db: Connection, accountId: string): Promise<string | undefined> {
  const [newest] = await db
    .select({ id: shippingAddress.id })
    .from(shippingAddress)
    .where(eq(shippingAddress.accountId, accountId))
    .orderBy(desc(shippingAddress.createdAt))
    .limit(1)
  return newest?.id
}

export function countAddresses(db: Connection, accountId: string): Promise<number> {
  return db.$count(shippingAddress, eq(shippingAddress.accountId, accountId))
}

export async function insertAddress(
  tx: Transaction,
  accountId: string,
  values: AddressValues,
): Promise<Address> {
  const [inserted] = await tx
    .insert(shippingAddress)
    .values({ ...values, accountId })
    .returning(columns)
  if (!inserted) throw new Error('the address was not saved')
  return inserted
}

export async function updateAddress(
  tx: Transaction,
  accountId: string,
  id: string,
  values: Partial<AddressValues>,
): Promise<Address | undefined> {
  const [updated] = await tx.update(shippingAddress).set(values).where(own(accountId, id)).returning(columns)
  return updated
}

export async function deleteAddress(
  tx: Transaction,
  accountId: string,
  id: string,
): Promise<Address | undefined> {
  const [deleted] = await tx.delete(shippingAddress).where(own(accountId, id)).returning(columns)
  return deleted
}

export async function clearDefault(tx: Transaction, accountId: string): Promise<void> {
  await tx.update(shippingAddress).set({ isDefault: false }).where(eq(shippingAddress.accountId, accountId))
}
