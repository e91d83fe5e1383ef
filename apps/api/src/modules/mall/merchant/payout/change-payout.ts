import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { PAYOUT_WAIT_MS } from '@mofu/domain/mall/shop-rules'

import { queueMail } from '../../../../platform/mails.ts'
import type { ProveWallet } from '../../../accounts/index.ts'
import type { PayoutProof } from '../shops/apply-for-shop.ts'
import { lockOwnShop } from '../shops/lock-own-shop.ts'
import { notifyMembers } from '../shops/notify-members.ts'
import { listMemberIds } from '../shops/store.ts'
import { findPayoutAddress, updateNextPayout } from './store.ts'

type PayoutChange = { shopId: number; payoutAddress: string; payoutProof?: PayoutProof | undefined }

/**
 * Changes a shop's payout address. The new wallet itself signs, so that its owner can use what is paid. Returns when
 * the new address takes effect; null when it is the present one, which needs no proof.
 */
export async function changePayout(
  { db, proveWallet }: { db: Database; proveWallet: ProveWallet },
  { accountId, ip }: { accountId: string; ip: string },
  { shopId, payoutAddress: address, payoutProof }: PayoutChange,
): Promise<Date | null> {
  if (payoutProof) await proveWallet({ ...payoutProof, address, ip })
  return db.transaction(async (tx) => {
    await lockOwnShop(tx, accountId, shopId)
    const isSame = (await findPayoutAddress(tx, shopId)) === address
    if (!isSame && !payoutProof) throw new DomainError('mall.payout_not_proven')
    const from = isSame ? null : new Date(Date.now() + PAYOUT_WAIT_MS)
    const name = await updateNextPayout(tx, shopId, from === null ? undefined : { address, from })
    const when = from === null ? '' : `${from.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    const facts = { shop: name ?? '', address, when }
    await notifyMembers(tx, shopId, {
      eventId: `payout-${shopId}-${Date.now()}`,
      facts: { ...facts, news: isSame ? 'payoutStays' : 'payout' },
    })
    if (!isSame) await mailMembers(tx, shopId, { ...facts, shopId: String(shopId) })
    return from
  })
}

/** At once and regardless of settings: this warns of a shop that was taken over. */
async function mailMembers(tx: Transaction, shopId: number, facts: Record<string, string>): Promise<void> {
  for (const accountId of await listMemberIds(tx, shopId)) {
    await queueMail(tx, { kind: 'payout-changed', subjectId: accountId, facts })
  }
}
