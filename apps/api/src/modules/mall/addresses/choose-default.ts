import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { clearDefault, findAddress, lockAddresses, updateAddress } from './store.ts'

export async function chooseDefault(db: Database, accountId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAddresses(tx, accountId)
    if (!(await findAddress(tx, accountId, id))) throw new DomainError('mall.address_not_found', { id })
    await clearDefault(tx, accountId)
    await updateAddress(tx, accountId, id, { isDefault: true })
  })
}
