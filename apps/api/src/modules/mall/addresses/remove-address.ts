import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { deleteAddress, findNewestAddressId, lockAddresses, updateAddress } from './store.ts'

/** When the default is removed, the newest remaining address becomes the default. */
export async function removeAddress(db: Database, accountId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAddresses(tx, accountId)
    const removed = await deleteAddress(tx, accountId, id)
    if (!removed) throw new DomainError('mall.address_not_found', { id })
    if (!removed.isDefault) return
    const next = await findNewestAddressId(tx, accountId)
    if (next !== undefined) await updateAddress(tx, accountId, next, { isDefault: true })
  })
}
