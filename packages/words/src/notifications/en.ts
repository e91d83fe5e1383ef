import type { OrderNews } from '@mofu/domain/mall/order-news'

import type { NotificationWords } from '../mails/letter.ts'

export const orderNews: Record<OrderNews, string> = {
  pay: 'paid; the shop prepares it',
  unpay: 'the network took the payment back; we wait for it to come again',
  ship: 'it is on its way',
  ready: 'it waits for you in the shop',
  arrive: 'it has arrived',
  receive: 'it is finished',
  close: 'it is closed',
  cancel: 'it is cancelled; the money goes back to who paid',
  return: 'it is returned; the money goes back to who paid',
  reopen: 'paid late and opened again; the shop prepares it',
  late: 'a payment came too late and goes back to who paid',
  double: 'it was paid twice; the second payment goes back',
  requested: 'a request waits for an answer',
  answered: 'the shop has answered your request',
  message: 'there is a new message',
  address: 'it goes to another address',
  refunded: 'money went back to who paid',
}

export const notificationWords: NotificationWords = {
  sold: ({ title = '', price = '', coin = '' }) => `${title} was sold for ${price} ${coin}.`,
  outbid: ({ title = '', price = '', coin = '' }) => `Somebody bid more for ${title}: ${price} ${coin}.`,
  offer: ({ title = '', price = '', coin = '', news = '' }) =>
    news === 'accepted'
      ? `Your offer was accepted: ${title} is yours for ${price} ${coin}.`
      : `You have an offer for ${title}: ${price} ${coin}.`,
  order: ({ number = '', state = '' }) => `Order ${number}: ${orderNews[state as OrderNews] ?? state}.`,
  shop: ({ shop = '', news = '', left = '', title = '', address = '', when = '' }) => {
    if (news === 'lowStock') return `${shop}: only ${left} left of ${title}.`
    if (news === 'payoutStays') return `${shop}: sales go on being paid to ${address}.`
    return `${shop}: from ${when} on, sales are paid to ${address}. If this was not you, change it back at once.`
  },
  reminder: ({ text = '' }) => text,
  role: ({ role = '', change = '' }) => {
    if (change === 'invited') return 'A shop invites you to join its staff. Answer it under Open a shop.'
    return change === 'granted' ? `You have a new role: ${role}.` : `You no longer have the role ${role}.`
  },
}
