import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { goodsLimits } from '@mofu/domain/mall/shop-rules'

import { requireMember } from '../shops/require-member.ts'
import { countTemplates, insertTemplate, type Template, updateTemplate } from './store.ts'

/** A member of a shop adds or changes a freight template. */
export async function saveFreight(
  db: Database,
  accountId: string,
  shopId: number,
  { id, ...template }: Omit<Template, 'id'> & { id?: number | undefined },
): Promise<number> {
  return db.transaction(async (tx) => {
    await requireMember(tx, shopId, accountId)
    if (id === undefined) {
      if ((await countTemplates(tx, shopId)) >= goodsLimits.templates) {
        throw new DomainError('mall.products_full', { most: goodsLimits.templates })
      }
      return insertTemplate(tx, shopId, template)
    }
    if (!(await updateTemplate(tx, shopId, { id, ...template }))) {
      throw new DomainError('mall.product_wrong', { field: 'freight' })
    }
    return id
  })
}
