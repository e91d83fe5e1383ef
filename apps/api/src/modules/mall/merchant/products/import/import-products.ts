import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { ImportPlan } from '@mofu/domain/mall/product-import'

import type { Caller } from '../../../../../platform/access.ts'
import { writeAudit } from '../../../../../platform/audit.ts'
import { requireMember } from '../../shops/require-member.ts'
import { openShopOf, writeProduct } from '../save-product.ts'
import { planFile } from './plan-file.ts'
import { lockShopOfImport, lockSkusOf } from './store.ts'

type Deps = { db: Database; mediaUrl: string }
type File = { shopId: number; csv: string }

/** What a file would change, for a member of the shop. Nothing is saved. */
export async function previewImport(
  { db, mediaUrl }: Deps,
  { accountId }: Caller,
  file: File,
): Promise<ImportPlan & { token: string }> {
  await requireMember(db, file.shopId, accountId)
  return planFile(db, { ...file, mediaUrl })
}

/** Saves all that the preview showed, or nothing: when it would change anything else by now, it has to be looked at again. */
export async function importProducts(
  { db, mediaUrl }: Deps,
  by: Caller,
  { token, ...file }: File & { token: string },
): Promise<{ added: number; changed: number }> {
  const { shopId } = file
  return db.transaction(async (tx) => {
    const shopName = await openShopOf(tx, shopId, by.accountId)
    await lockShopOfImport(tx, shopId)
    const before = await planFile(tx, { ...file, mediaUrl })
    await lockSkusOf(
      tx,
      shopId,
      before.products.flatMap(({ kind, id }) => (kind === 'change' ? (id ?? []) : [])),
    )
    // Read again under the locks: a sale may have come in between.
    const { products, faults, token: now } = await planFile(tx, { ...file, mediaUrl })
    if (faults.length > 0) throw new DomainError('mall.import_wrong', { faults: faults.length })
    if (now !== token) throw new DomainError('mall.import_moved')
    const changed = products
      .filter(({ kind }) => kind === 'change')
      .toSorted((one, other) => (one.id ?? 0) - (other.id ?? 0))
    const added = products.filter(({ kind }) => kind === 'add')
    for (const planned of [...changed, ...added]) await writeProduct(tx, { ...planned, shopId }, shopName)
    await writeAudit(tx, by, {
      action: 'mall.import_products',
      subject: `shop ${shopId}`,
      reason: 'CSV',
      facts: { added: String(added.length), changed: String(changed.length) },
    })
    return { added: added.length, changed: changed.length }
  })
}
