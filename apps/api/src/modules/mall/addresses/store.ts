import { account } from '@mofu/db/app/accounts'
import { shippingAddress } from '@mofu/db/app/mall/shop'
import type { Database, Transaction } from '@mofu/db/connect'
import { addressLimits } from '@mofu/domain/mall/address'
import { and, desc, eq, ne } from 'drizzle-orm'

import type { AddressStore } from './save-address.ts'

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

const own = (accountId: string, id: string) =>
  and(eq(shippingAddress.accountId, accountId), eq(shippingAddress.id, id))

export function addressStore(db: Database): AddressStore {
  /** One change of a person's book at a time, so that there is always exactly one default. */
  const alone = <T>(accountId: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
      return work(tx)
    })

  return {
    list: (accountId) =>
      db
        .select(columns)
        .from(shippingAddress)
        .where(eq(shippingAddress.accountId, accountId))
        .orderBy(desc(shippingAddress.isDefault), desc(shippingAddress.createdAt)),

    add: (accountId, row) =>
      alone(accountId, async (tx) => {
        const held = await tx.$count(shippingAddress, eq(shippingAddress.accountId, accountId))
        if (held >= addressLimits.each) return 'full'
        const isDefault = row.isDefault || held === 0
        if (isDefault) await noDefault(tx, accountId)
        const [added] = await tx
          .insert(shippingAddress)
          .values({ ...row, accountId, isDefault })
          .returning(columns)
        return added ?? 'full'
      }),

    edit: (accountId, id, { isDefault, ...row }) =>
      alone(accountId, async (tx) => {
        const [known] = await tx.select(columns).from(shippingAddress).where(own(accountId, id))
        if (!known) return undefined
        if (isDefault && !known.isDefault) await noDefault(tx, accountId)
        const [edited] = await tx
          .update(shippingAddress)
          // A default is given up only by choosing another one.
          .set({ ...row, isDefault: isDefault || known.isDefault })
          .where(own(accountId, id))
          .returning(columns)
        return edited
      }),

    remove: (accountId, id) =>
      alone(accountId, async (tx) => {
        const [gone] = await tx.delete(shippingAddress).where(own(accountId, id)).returning(columns)
        if (!gone) return false
        if (!gone.isDefault) return true
        const [next] = await tx
          .select({ id: shippingAddress.id })
          .from(shippingAddress)
          .where(and(eq(shippingAddress.accountId, accountId), ne(shippingAddress.id, id)))
          .orderBy(desc(shippingAddress.createdAt))
          .limit(1)
        if (next) await tx.update(shippingAddress).set({ isDefault: true }).where(own(accountId, next.id))
        return true
      }),

    setDefault: (accountId, id) =>
      alone(accountId, async (tx) => {
        const [known] = await tx.select(columns).from(shippingAddress).where(own(accountId, id))
        if (!known) return false
        await noDefault(tx, accountId)
        await tx.update(shippingAddress).set({ isDefault: true }).where(own(accountId, id))
        return true
      }),
  }
}

async function noDefault(tx: Transaction, accountId: string): Promise<void> {
  await tx.update(shippingAddress).set({ isDefault: false }).where(eq(shippingAddress.accountId, accountId))
}
