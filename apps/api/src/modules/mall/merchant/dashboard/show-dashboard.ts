import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { listTemplates } from '../freight/store.ts'
import { findShopRole } from '../shops/store.ts'
import { listInvitationsOfShop } from '../staff/store.ts'
import { findShop, listLowStock, listPeople } from './store.ts'

/** The merchant dashboard, for members of a shop. Only the owner sees invitations. */
export async function showDashboard(db: Database, accountId: string, shopId: number) {
  const role = await findShopRole(db, shopId, accountId)
  const found = await findShop(db, shopId)
  if (!role || !found) throw new DomainError('mall.shop_not_yours')
  const { about, terms, email, logoUrl, country, pickupPoint, name, feeBps } = found.shop
  const { nextPayoutAddress, payoutChangesAt } = found.shop
  const isChanging = found.isChanging && nextPayoutAddress !== null && payoutChangesAt !== null
  const [templates, people, invitations, lowStock] = [
    await listTemplates(db, shopId),
    await listPeople(db, shopId, accountId),
    await listInvitationsOfShop(db, shopId),
    await listLowStock(db, shopId),
  ]
  return {
    shopId,
    role,
    name,
    suspendedFor: found.shop.status === 'suspended' ? found.shop.reviewReason : null,
    about,
    terms,
    email,
    logo: logoUrl,
    country,
    pickupPoint,
    feeBps,
    payoutAddress: found.payout,
    nextPayout: isChanging ? { address: nextPayoutAddress, from: payoutChangesAt } : null,
    templates,
    people,
    invitations: role === 'owner' ? invitations : [],
    lowStock,
  }
}
