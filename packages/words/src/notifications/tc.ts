import type { OrderNews } from '@mofu/domain/mall/order-news'

import type { NotificationWords } from '../mails/letter.ts'

export const orderNews: Record<OrderNews, string> = {
  pay: '已付款，店家正在準備',
  unpay: '區塊鏈撤回了付款，我們正等它重新出現',
  ship: '已出貨',
  ready: '已可到店取貨',
  arrive: '已送達',
  receive: '已完成',
  close: '已關閉',
  cancel: '已取消，款項將退還付款人',
  return: '已退貨，款項將退還付款人',
  reopen: '較晚付款，已重新開啟，店家正在準備',
  late: '付款太晚，款項將退還付款人',
  double: '重複付款，第二筆款項將退還',
  requested: '有一個申請等待回覆',
  answered: '店家已回覆你的申請',
  message: '有新的訊息',
  address: '收貨地址已更改',
  refunded: '款項已退還付款人',
}

export const notificationWords: NotificationWords = {
  sold: ({ title = '', price = '', coin = '' }) => `${title} 以 ${price} ${coin} 售出了。`,
  outbid: ({ title = '', price = '', coin = '' }) => `有人對 ${title} 出了更高的價：${price} ${coin}。`,
  offer: ({ title = '', price = '', coin = '', news = '' }) =>
    news === 'accepted'
      ? `你的出價被接受了：${title} 以 ${price} ${coin} 歸你所有。`
      : `有人想買 ${title}，出價 ${price} ${coin}。`,
  order: ({ number = '', state = '' }) => `訂單 ${number}：${orderNews[state as OrderNews] ?? state}。`,
  shop: ({ shop = '', news = '', left = '', title = '', address = '', when = '' }) => {
    if (news === 'lowStock') return `${shop}：${title} 只剩 ${left} 件。`
    if (news === 'payoutStays') return `${shop}：銷售款繼續付到 ${address}。`
    return `${shop}：從 ${when} 起，銷售款將付到 ${address}。如果不是你改的，請立刻改回來。`
  },
  reminder: ({ text = '' }) => text,
  role: ({ role = '', change = '' }) => {
    if (change === 'invited') return '有商店邀請你成為員工，請到「開一間商店」頁面回覆。'
    return change === 'granted' ? `你有了新的身分：${role}。` : `你不再有 ${role} 的身分。`
  },
}
