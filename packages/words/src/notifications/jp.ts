import type { NotificationWords } from '../mails/letter.ts'

export const notificationWords: NotificationWords = {
  sold: ({ title = '', price = '', coin = '' }) => `${title} が ${price} ${coin} で売れました。`,
  outbid: ({ title = '', price = '', coin = '' }) =>
    `${title} により高い入札がありました：${price} ${coin}。`,
  offer: ({ title = '', price = '', coin = '' }) => `${title} に ${price} ${coin} の申し出があります。`,
  order: ({ number = '', state = '' }) => `ご注文 ${number}：${state}。`,
  reminder: ({ text = '' }) => text,
  role: ({ role = '', change = '' }) =>
    change === 'granted' ? `新しい権限ができました：${role}。` : `${role} の権限がなくなりました。`,
}
