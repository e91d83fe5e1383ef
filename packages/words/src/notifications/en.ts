import type { NotificationWords } from '../mails/template.ts'
import { buyerNews, shopNews } from './order-en.ts'

export const notificationWords: NotificationWords = {
  sold: ({ title = '', price = '', coin = '' }) => `${title} was sold for ${price} ${coin}.`,
  bought: ({ title = '', price = '', coin = '' }) => `You bought ${title} for ${price} ${coin}.`,
  outbid: ({ title = '', price = '', coin = '', refund }) =>
    refund === undefined
      ? `Someone bid more for ${title}: ${price} ${coin}.`
      : `You were outbid on ${title} at ${price} ${coin}. Your ${refund} ${coin} are ready to withdraw.`,
  offer: ({ title = '', price = '', coin = '', news = '' }) => {
    if (news === 'accepted') return `Your offer was accepted: ${title} is yours for ${price} ${coin}.`
    if (news === 'filled')
      return `Your collection offer was accepted: ${title} is yours for ${price} ${coin}.`
    return `You have an offer for ${title}: ${price} ${coin}.`
  },
  expired: ({ title = '', price = '', coin = '', left = '', news = '' }) => {
    if (news === 'offer')
      return `Your offer of ${price} ${coin} for ${title} has expired. Cancel it to get the money back.`
    if (news === 'collectionOffer')
      return `Your collection offer for ${title} has expired: ${price} ${coin} each, ${left} left to buy. Cancel it to get the money back.`
    return `${title} is no longer for sale: your listing for ${price} ${coin} has expired.`
  },
  auction: ({ title = '', price = '', coin = '', news = '' }) => {
    if (news === 'won') return `You won ${title} for ${price} ${coin}. It is in your wallet.`
    if (news === 'unsold') return `Nobody bid on ${title}. It is back in your wallet.`
    return `The auction of ${title} ends within the hour.`
  },
  draw: ({ news = '', pets = '', amount = '', coin = '', title = '', count = '', left = '' }) => {
    if (news === 'refunded')
      return `Your pull was not decided in time and was refunded: ${amount} ${coin} are waiting for you.`
    if (news === 'drawRefunded')
      return `Your draw from ${title} was not decided in time and was refunded: ${amount} ${coin} are waiting for you.`
    if (news === 'prizes')
      return count === '1'
        ? `Your draw from ${title} is decided: a prize is waiting to be claimed.`
        : `Your draws from ${title} are decided: ${count} prizes are waiting to be claimed.`
    if (news === 'soldOut') return `${title} is sold out: every draw is taken.`
    if (news === 'machineLow') return `${title}: only ${left} of ${pets} pets are left in the machine.`
    return `Your pull is revealed: ${pets}.`
  },
  prediction: ({ title = '', news = '', reason = '', option = '', amount = '', coin = '' }) => {
    if (news === 'approved') return `Your quiz “${title}” is approved. It opens once it is on the chain.`
    if (news === 'rejected')
      return `Your quiz “${title}” was rejected: ${reason} You can change it and submit it again.`
    if (news === 'takenDown') return `Your quiz “${title}” was taken down: ${reason}`
    if (news === 'objection')
      return `Somebody objects to the result of “${title}”. Look at it before it is final.`
    if (news === 'locked') return `Betting on “${title}” has ended. The result follows.`
    if (news === 'result')
      return `“${title}”: the result is ${option}. It becomes final after the objection window.`
    if (news === 'claimable') return `You were right about “${title}”: ${amount} ${coin} are waiting for you.`
    return `Every bet on “${title}” goes back in full: your ${amount} ${coin} are waiting for you.`
  },
  name: ({ name = '', news = '', date = '' }) =>
    news === 'ended'
      ? `${name} has expired. Renew it before ${date}; from then on, anyone can register it.`
      : `${name} expires on ${date}. Renew it to keep it.`,
  pledge: ({ title = '', news = '', date = '' }) =>
    news === 'open'
      ? `Anyone with enough shares can redeem ${title} now, not only you.`
      : `Only you can redeem ${title} until ${date}. After that, anyone with enough shares can.`,
  order: ({ number = '', state = '', shopId }) => {
    const news: Readonly<Record<string, string>> = shopId === undefined ? buyerNews : shopNews
    return `Order ${number}: ${news[state] ?? state}.`
  },
  shop: ({
    shop = '',
    news = '',
    left = '',
    title = '',
    address = '',
    when = '',
    reason = '',
    rating = '',
  }) => {
    if (news === 'opened') return `${shop} is open. You can add your products now.`
    if (news === 'rejected') return `${shop} was not accepted (${reason}). You can apply again.`
    if (news === 'review') return `${shop}: ${title} has a new review with ${rating} of 5 stars.`
    if (news === 'suspended')
      return `${shop} is suspended: ${reason} Nothing of it is shown or sold. Please still ship what is paid; you are paid for it.`
    if (news === 'reinstated') return `${shop} is open again: ${reason}`
    if (news === 'takenDown') return `${shop}: “${title}” was taken out of the mall: ${reason}`
    if (news === 'restored') return `${shop}: “${title}” may be sold again: ${reason}`
    if (news === 'lowStock') return `${shop}: only ${left} left of ${title}.`
    if (news === 'payoutStays') return `${shop}: sales go on being paid to ${address}.`
    return `${shop}: from ${when} on, sales are paid to ${address}. If this was not you, change it back at once.`
  },
  reminder: ({ text = '' }) => text,
  role: ({ role = '', change = '' }) => {
    if (change === 'invited') return 'A shop invites you to join its staff. Answer it under Open a shop.'
    return change === 'granted' ? `You have a new role: ${role}.` : `You no longer have the role ${role}.`
  },
  proposal: ({ what = '', about = '', news = '' }) => {
    const it = what === 'mall.ruling' ? `the decision about order ${about}` : `the result of “${about}”`
    if (news === 'confirmed') return `An admin confirmed what you proposed: ${it}.`
    if (news === 'withdrawn') return `An admin declined what you proposed: ${it}.`
    return `A second admin is needed: confirm or decline ${it}.`
  },
}
