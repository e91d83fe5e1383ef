import type { NotificationWords } from '../mails/letter.ts'

export const notificationWords: NotificationWords = {
  sold: ({ title = '', price = '', coin = '' }) => `${title} was sold for ${price} ${coin}.`,
  outbid: ({ title = '', price = '', coin = '' }) => `Somebody bid more for ${title}: ${price} ${coin}.`,
  offer: ({ title = '', price = '', coin = '' }) => `You have an offer for ${title}: ${price} ${coin}.`,
  order: ({ number = '', state = '' }) => `Your order ${number}: ${state}.`,
  reminder: ({ text = '' }) => text,
  role: ({ role = '', change = '' }) =>
    change === 'granted' ? `You have a new role: ${role}.` : `You no longer have the role ${role}.`,
}
