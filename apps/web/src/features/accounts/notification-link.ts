import type { Notification } from '@mofu/wire/accounts/notifications'
import type { LinkProps } from '@tanstack/react-router'

type NotificationLink = Pick<LinkProps, 'to' | 'params' | 'search'>

/** A link to the notification's subject. News about an order leads to the order, for its shop as well. */
export function notificationLink({
  facts: {
    nftId,
    collectionId,
    orderId,
    shopId,
    machine,
    boxId,
    auction,
    nameId,
    quizId,
    pledgeId,
    proposalId,
    news,
  },
}: Pick<Notification, 'facts'>): NotificationLink | undefined {
  // Only admins are told of one that waits; the one who proposed it is led to what it is about.
  if (proposalId !== undefined && news === 'proposed') return { to: '/admin/proposals' }
  if (auction !== undefined) return { to: '/auction-detail/$id', params: { id: auction } }
  if (quizId !== undefined) return { to: '/quiz/detail/$id', params: { id: quizId } }
  if (pledgeId !== undefined) return { to: '/user-center/pledge-list', search: { tab: 'mine' } }
  if (nameId !== undefined) return { to: '/pnsdetail/$id', params: { id: nameId } }
  if (machine !== undefined) return { to: '/gachaMachine', search: { machine: Number(machine) } }
  if (boxId !== undefined) return { to: '/LotteryDetail/$id', params: { id: boxId } }
  if (nftId !== undefined) return { to: '/detail/$id', params: { id: nftId } }
  if (collectionId !== undefined)
    return { to: '/collection-list/$id', params: { id: collectionId }, search: { tab: 'offers' } }
  if (orderId !== undefined) return { to: '/order-detail/$id', params: { id: orderId } }
  // A rejected shop has no screen of its own: its reason is where it was applied for.
  if (news === 'rejected') return { to: '/mall/entry' }
  return shopId === undefined ? undefined : { to: '/mall/merchant/$shopId', params: { shopId } }
}
