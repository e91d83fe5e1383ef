import type { NotificationWords } from '../mails/template.ts'
import { buyerNews, shopNews } from './order-tc.ts'

export const notificationWords: NotificationWords = {
  sold: ({ title = '', price = '', coin = '' }) => `${title} 以 ${price} ${coin} 售出了。`,
  bought: ({ title = '', price = '', coin = '' }) => `你以 ${price} ${coin} 買到了 ${title}。`,
  outbid: ({ title = '', price = '', coin = '', refund }) =>
    refund === undefined
      ? `有人對 ${title} 出了更高的價：${price} ${coin}。`
      : `你對 ${title} 的出價被超過了，目前最高 ${price} ${coin}。你的 ${refund} ${coin} 可以領回。`,
  offer: ({ title = '', price = '', coin = '', news = '' }) => {
    if (news === 'accepted') return `你的出價被接受了：${title} 以 ${price} ${coin} 歸你所有。`
    if (news === 'filled') return `你的系列出價被接受了：${title} 以 ${price} ${coin} 歸你所有。`
    return `有人想買 ${title}，出價 ${price} ${coin}。`
  },
  expired: ({ title = '', price = '', coin = '', left = '', news = '' }) => {
    if (news === 'offer') return `你對 ${title} 的出價 ${price} ${coin} 已到期。取消出價即可領回款項。`
    if (news === 'collectionOffer')
      return `你對 ${title} 的系列出價已到期：每隻 ${price} ${coin}，還有 ${left} 隻未成交。取消出價即可領回款項。`
    return `${title} 以 ${price} ${coin} 的上架已到期，目前不再出售。`
  },
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
  name: ({ name = '', news = '', date = '' }) =>
    news === 'ended'
      ? `${name} 已經到期。請在 ${date} 前續期，之後任何人都可以註冊它。`
      : `${name} 將在 ${date} 到期。續期即可保留。`,
  pledge: ({ title = '', news = '', date = '' }) =>
    news === 'open'
      ? `現在任何持有足夠份額的人都能贖回 ${title}，不再只限你。`
      : `${date} 之前只有你能贖回 ${title}，之後持有足夠份額的人都能贖回。`,
  order: ({ number = '', state = '', shopId }) => {
    const news: Readonly<Record<string, string>> = shopId === undefined ? buyerNews : shopNews
    return `訂單 ${number}：${news[state] ?? state}。`
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
    if (news === 'opened') return `${shop} 已核准開店，現在就可以上架商品。`
    if (news === 'rejected') return `${shop} 的開店申請未通過（${reason}）。你可以修改後重新申請。`
    if (news === 'review') return `${shop}：${title} 有一則新評價，${rating} 顆星（滿分 5 顆）。`
    if (news === 'suspended')
      return `${shop} 已被停權：${reason} 商店和商品不再顯示，也無法購買。已付款的訂單請照常出貨，款項會照常付給你。`
    if (news === 'reinstated') return `${shop} 恢復營業：${reason}`
    if (news === 'takenDown') return `${shop}：「${title}」已從商城下架：${reason}`
    if (news === 'restored') return `${shop}：「${title}」可以再次販售：${reason}`
    if (news === 'lowStock') return `${shop}：${title} 只剩 ${left} 件。`
    if (news === 'payoutStays') return `${shop}：銷售款繼續付到 ${address}。`
    return `${shop}：從 ${when} 起，銷售款將付到 ${address}。如果不是你改的，請立刻改回來。`
  },
  reminder: ({ text = '' }) => text,
  role: ({ role = '', change = '' }) => {
    if (change === 'invited') return '有商店邀請你成為員工，請到「開一間商店」頁面回覆。'
    return change === 'granted' ? `你有了新的身分：${role}。` : `你不再有 ${role} 的身分。`
  },
  proposal: ({ what = '', about = '', news = '' }) => {
    const it = what === 'mall.ruling' ? `訂單 ${about} 的裁定` : `「${about}」的結果`
    if (news === 'confirmed') return `管理員已確認你的提案：${it}。`
    if (news === 'withdrawn') return `管理員拒絕了你的提案：${it}。`
    return `需要第二位管理員確認或拒絕：${it}。`
  },
}
