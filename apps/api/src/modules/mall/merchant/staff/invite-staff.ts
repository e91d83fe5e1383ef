import type { Database, Transaction } from '@mofu/db/connect'
import { parseAddress } from '@mofu/domain/address'
import { DomainError } from '@mofu/domain/domain-error'
import { parseEmail } from '@mofu/domain/email'
import { goodsLimits } from '@mofu/domain/mall/shop-rules'

import type { AttemptLimiter } from '../../../../platform/attempt-limiter.ts'
import { notify } from '../../../accounts/index.ts'
import { lockOwnShop } from '../shops/lock-own-shop.ts'
import { countStaff, findAccountId, insertInvitation } from './store.ts'

/**
 * The owner of an open shop invites somebody to its staff. Idempotent. The answer does not depend on whether they have
 * an account: otherwise anyone with a shop could find out who is registered, and which e-mail belongs to which wallet.
 */
export async function inviteStaff(
  { db, limiter }: { db: Database; limiter: AttemptLimiter },
  accountId: string,
  { shopId, invitee: text }: { shopId: number; invitee: string },
): Promise<void> {
  const invitee = parseAddress(text) ?? parseEmail(text)
  if (invitee === undefined) throw new DomainError('mall.invitee_invalid')
  await limiter.atAccount('invite', accountId)
  await db.transaction(async (tx) => {
    const status = await lockOwnShop(tx, accountId, shopId)
    if (status !== 'open') throw new DomainError('mall.shop_not_open')
    // Staff and open invitations count alike, so that every invitation can be accepted.
    const { staff, invited } = await countStaff(tx, shopId)
    if (staff + invited >= goodsLimits.staff) {
      throw new DomainError('mall.staff_full', { most: goodsLimits.staff })
    }
    const invitationId = await insertInvitation(tx, { shopId, invitee })
    if (invitationId !== undefined) await notifyInvitee(tx, invitationId, invitee)
  })
}

/** Without the shop's name: this may become a mail of ours, and the name is user text. */
async function notifyInvitee(tx: Transaction, invitationId: string, invitee: string): Promise<void> {
  const accountId = await findAccountId(tx, invitee)
  if (accountId === undefined) return
  await notify(tx, {
    accountId,
    kind: 'role',
    eventId: `invitation-${invitationId}`,
    facts: { change: 'invited' },
  })
}
