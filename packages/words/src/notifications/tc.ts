import type { NotificationWords } from '../mails/letter.ts'

export const notificationWords: NotificationWords = {
  sold: ({ title = '', price = '', coin = '' }) => `${title} 以 ${price} ${coin} 售出了。`,
  outbid: ({ title = '', price = '', coin = '' }) => `有人對 ${title} 出了更高的價：${price} ${coin}。`,
  offer: ({ title = '', price = '', coin = '' }) => `有人想買 ${title}，出價 ${price} ${coin}。`,
  order: ({ number = '', state = '' }) => `你的訂單 ${number}：${state}。`,
  reminder: ({ text = '' }) => text,
  role: ({ role = '', change = '' }) =>
    change === 'granted' ? `你有了新的身分：${role}。` : `你不再有 ${role} 的身分。`,
}
