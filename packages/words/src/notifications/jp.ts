import type { OrderNews } from '@mofu/domain/mall/order-news'

import type { NotificationWords } from '../mails/letter.ts'

export const orderNews: Record<OrderNews, string> = {
  pay: 'お支払いが済み、店が準備しています',
  unpay: 'ネットワークが支払いを取り消しました。再び現れるのを待っています',
  ship: '発送されました',
  ready: '店で受け取れます',
  arrive: '到着しました',
  receive: '完了しました',
  close: '閉じられました',
  cancel: '取り消されました。お金は支払った人に戻ります',
  return: '返品されました。お金は支払った人に戻ります',
  reopen: '遅れて支払われ、再開しました。店が準備しています',
  late: '支払いが遅れたため、支払った人に戻ります',
  double: '二重に支払われました。二回目の分は戻ります',
  requested: '申請が返事を待っています',
  answered: '店が申請に返事をしました',
  message: '新しいメッセージがあります',
  address: 'お届け先が変わりました',
  refunded: 'お金が支払った人に戻りました',
}

export const notificationWords: NotificationWords = {
  sold: ({ title = '', price = '', coin = '' }) => `${title} が ${price} ${coin} で売れました。`,
  outbid: ({ title = '', price = '', coin = '' }) =>
    `${title} により高い入札がありました：${price} ${coin}。`,
  offer: ({ title = '', price = '', coin = '', news = '' }) =>
    news === 'accepted'
      ? `入札が承諾されました。${title} は ${price} ${coin} であなたのものになりました。`
      : `${title} に ${price} ${coin} の入札がありました。`,
  order: ({ number = '', state = '' }) => `注文 ${number}：${orderNews[state as OrderNews] ?? state}。`,
  shop: ({ shop = '', news = '', left = '', title = '', address = '', when = '' }) => {
    if (news === 'lowStock') return `${shop}：${title} は残り ${left} 点です。`
    if (news === 'payoutStays') return `${shop}：売上はこれまでどおり ${address} に支払われます。`
    return `${shop}：${when} から売上は ${address} に支払われます。心当たりがなければ、すぐに元へ戻してください。`
  },
  reminder: ({ text = '' }) => text,
  role: ({ role = '', change = '' }) => {
    if (change === 'invited')
      return 'ショップからスタッフへの招待が届きました。「お店を開く」ページで返答できます。'
    return change === 'granted' ? `新しい権限ができました：${role}。` : `${role} の権限がなくなりました。`
  },
}
