import { randomBytes } from 'node:crypto'

import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { findOwnGroupId, findPayLinkId, insertPayLink } from './store.ts'

/** The pay link for all orders submitted together with this one. */
export async function makePayLink(db: Database, accountId: string, orderId: string): Promise<string> {
  const id = await db.transaction(async (tx) => {
    const groupId = await findOwnGroupId(tx, accountId, orderId)
    if (groupId === undefined) return undefined
    await insertPayLink(tx, { id: randomBytes(16).toString('base64url'), groupId })
    return findPayLinkId(tx, groupId)
  })
  if (id === undefined) throw new DomainError('mall.order_not_found')
  return id
}
