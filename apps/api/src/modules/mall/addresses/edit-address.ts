import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { type Address, readAddress, type WrittenAddress } from './address.ts'
import { clearDefault, findAddress, lockAddresses, updateAddress } from './store.ts'

export async function editAddress(
  db: Database,
  accountId: string,
  id: string,
  written: WrittenAddress,
): Promise<Address> {
  const { isDefault, ...values } = readAddress(written)
  return db.transaction(async (tx) => {
    await lockAddresses(tx, accountId)
    const known = await findAddress(tx, accountId, id)
    if (!known) throw new DomainError('mall.address_not_found', { id })
    if (isDefault && !known.isDefault) await clearDefault(tx, accountId)
    // The default is only replaced by choosing another one.
    const edited = await updateAddress(tx, accountId, id, {
      ...values,
      isDefault: isDefault || known.isDefault,
    })
    if (!edited) throw new DomainError('mall.address_not_found', { id })
    return edited
  })
}
