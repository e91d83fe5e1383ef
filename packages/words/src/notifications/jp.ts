import type { OrderNews } from '@mofu/domain/mall/order-news'

import type { NotificationWords } from '../mails/template.ts'

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
  released: '支払った方が代金を店に引き渡したため、Mofuからは返金できません',
  answerSoon: '申請が返事を待っています。期限を過ぎるとMofuが裁定します',
  sendBackSoon: '早めに商品を返送してください。期限を過ぎると返品は無効になります',
  disputed: '申請はMofuが裁定します',
  lapsed: '期限までに返送されなかったため、返品は無効になりました',
  ruledRefund: 'Mofuが裁定しました。お金は支払った人に戻ります',
  ruledReturn: 'Mofuが裁定しました。商品が返送されしだい返金されます',
  ruledClose: 'Mofuが裁定しました。返金は行われません',
}

export const notificationWords: NotificationWords = {
  sold: ({ title = '', price = '', coin = '' }) => `${title} が ${price} ${coin} で売れました。`,
  outbid: ({ title = '', price = '', coin = '', refund }) =>
    refund === undefined
      ? `${title} により高い入札がありました：${price} ${coin}。`
      : `${title} により高い入札がありました：${price} ${coin}。あなたの ${refund} ${coin} は引き出せます。`,
  offer: ({ title = '', price = '', coin = '', news = '' }) =>
    news === 'accepted'
      ? `入札が承諾されました。${title} は ${price} ${coin} であなたのものになりました。`
      : `${title} に ${price} ${coin} の入札がありました。`,
  auction: ({ title = '', price = '', coin = '', news = '' }) => {
    if (news === 'won') return `${title} を ${price} ${coin} で落札しました。ウォレットに届いています。`
    if (news === 'unsold') return `${title} には入札がなく、ウォレットに戻りました。`
    return `${title} のオークションは1時間以内に終了します。`
  },
  draw: ({ news = '', pets = '', amount = '', coin = '', title = '', count = '', left = '' }) => {
    if (news === 'refunded')
      return `ガチャの結果が期限までに出なかったため、返金されました。${amount} ${coin} を受け取れます。`
    if (news === 'drawRefunded')
      return `「${title}」のくじの結果が期限までに出なかったため、返金されました。${amount} ${coin} を受け取れます。`
    if (news === 'prizes') return `「${title}」のくじの結果が出ました。受け取れる賞品が ${count} 点あります。`
    if (news === 'soldOut') return `「${title}」は完売しました。すべてのくじが引かれました。`
    if (news === 'machineLow') return `「${title}」：マシンに残っているペットは ${pets} 匹中 ${left} 匹です。`
    return `ガチャの結果が出ました：${pets}。`
  },
  prediction: ({ title = '', news = '', reason = '', option = '', amount = '', coin = '' }) => {
    if (news === 'approved')
      return `クイズ「${title}」が承認されました。チェーンに載ると賭けられるようになります。`
    if (news === 'rejected')
      return `クイズ「${title}」は承認されませんでした：${reason} 直して、もう一度提出できます。`
    if (news === 'takenDown') return `クイズ「${title}」は取り下げられました：${reason}`
    if (news === 'objection') return `「${title}」の結果に異議がありました。確定する前に確認してください。`
    if (news === 'locked') return `「${title}」の受付が終わりました。結果をお待ちください。`
    if (news === 'result') return `「${title}」の結果は ${option} です。異議の受付期間が過ぎると確定します。`
    if (news === 'claimable') return `「${title}」が当たりました。${amount} ${coin} を受け取れます。`
    return `「${title}」の賭け金は全額戻ります。${amount} ${coin} を受け取れます。`
  },
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
