import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { addressLimits } from '@mofu/domain/mall/address'

import { type Address, readAddress, type WrittenAddress } from './address.ts'
import { clearDefault, countAddresses, insertAddress, lockAddresses } from './store.ts'

/** The first address is always the default. */
export async function addAddress(db: Database, accountId: string, written: WrittenAddress): Promise<Address> {
  const values = readAddress(written)
  return db.transaction(async (tx) => {
    await lockAddresses(tx, accountId)
    const held = await countAddresses(tx, accountId)
    if (held >= addressLimits.each) throw new DomainError('mall.addresses_full', { most: addressLimits.each })
    const isDefault = values.isDefault || held === 0
    if (isDefault) await clearDefault(tx, accountId)
    return insertAddress(tx, accountId, { ...values, isDefault })
  })
}
