import type { OrderNews } from '@mofu/domain/mall/order-news'

import type { NotificationWords } from '../mails/template.ts'

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
  released: '付款人已將款項撥付給店家，Mofu 無法退款',
  answerSoon: '有申請等待你的回覆，逾期將由 Mofu 裁定',
  sendBackSoon: '請儘快寄回商品，逾期退貨將失效',
  disputed: '申請將由 Mofu 裁定',
  lapsed: '商品未在期限內寄回，退貨已失效',
  ruledRefund: 'Mofu 已裁定：款項將退還付款人',
  ruledReturn: 'Mofu 已裁定：收到退回的商品後退款',
  ruledClose: 'Mofu 已裁定：不予退款',
}

export const notificationWords: NotificationWords = {
  sold: ({ title = '', price = '', coin = '' }) => `${title} 以 ${price} ${coin} 售出了。`,
  outbid: ({ title = '', price = '', coin = '', refund }) =>
    refund === undefined
      ? `有人對 ${title} 出了更高的價：${price} ${coin}。`
      : `你對 ${title} 的出價被超過了，目前最高 ${price} ${coin}。你的 ${refund} ${coin} 可以領回。`,
  offer: ({ title = '', price = '', coin = '', news = '' }) =>
    news === 'accepted'
      ? `你的出價被接受了：${title} 以 ${price} ${coin} 歸你所有。`
      : `有人想買 ${title}，出價 ${price} ${coin}。`,
  auction: ({ title = '', price = '', coin = '', news = '' }) => {
    if (news === 'won') return `你以 ${price} ${coin} 標得 ${title}，已送進你的錢包。`
    if (news === 'unsold') return `${title} 無人出價，已回到你的錢包。`
    return `${title} 的拍賣將在一小時內結束。`
  },
  draw: ({ news = '', pets = '', amount = '', coin = '', title = '', count = '', left = '' }) => {
    if (news === 'refunded') return `你的扭蛋未能及時揭曉，已退款：${amount} ${coin} 等你領取。`
    if (news === 'drawRefunded')
      return `你在「${title}」的抽獎未能及時揭曉，已退款：${amount} ${coin} 等你領取。`
    if (news === 'prizes') return `你在「${title}」的抽獎揭曉了：有 ${count} 個獎品等你領取。`
    if (news === 'soldOut') return `「${title}」已售完：每一抽都賣出了。`
    if (news === 'machineLow') return `「${title}」：扭蛋機裡 ${pets} 隻寵物只剩 ${left} 隻。`
    return `你的扭蛋揭曉了：${pets}。`
  },
  prediction: ({ title = '', news = '', reason = '', option = '', amount = '', coin = '' }) => {
    if (news === 'approved') return `你的競猜「${title}」已通過審核，上鏈後即可下注。`
    if (news === 'rejected') return `你的競猜「${title}」未通過審核：${reason} 你可以修改後重新提交。`
    if (news === 'takenDown') return `你的競猜「${title}」已下架：${reason}`
    if (news === 'objection') return `有人對「${title}」的結果提出異議，請在結果確定前查看。`
    if (news === 'locked') return `「${title}」已截止下注，結果稍後公布。`
    if (news === 'result') return `「${title}」的結果是 ${option}，異議期結束後確定。`
    if (news === 'claimable') return `你猜中了「${title}」：${amount} ${coin} 等你領取。`
    return `「${title}」的下注全額退回：你的 ${amount} ${coin} 等你領取。`
  },
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
