import type { NotificationWords } from '../mails/template.ts'
import { buyerNews, shopNews } from './order-jp.ts'

export const notificationWords: NotificationWords = {
  sold: ({ title = '', price = '', coin = '' }) => `${title} が ${price} ${coin} で売れました。`,
  bought: ({ title = '', price = '', coin = '' }) => `${title} を ${price} ${coin} で購入しました。`,
  outbid: ({ title = '', price = '', coin = '', refund }) =>
    refund === undefined
      ? `${title} により高い入札がありました：${price} ${coin}。`
      : `${title} により高い入札がありました：${price} ${coin}。あなたの ${refund} ${coin} は引き出せます。`,
  offer: ({ title = '', price = '', coin = '', news = '' }) => {
    if (news === 'accepted')
      return `入札が承諾されました。${title} は ${price} ${coin} であなたのものになりました。`
    if (news === 'filled')
      return `コレクションオファーが承諾されました。${title} は ${price} ${coin} であなたのものになりました。`
    return `${title} に ${price} ${coin} の入札がありました。`
  },
  expired: ({ title = '', price = '', coin = '', left = '', news = '' }) => {
    if (news === 'offer')
      return `${title} への ${price} ${coin} の入札は期限が切れました。取り消すと資金が戻ります。`
    if (news === 'collectionOffer')
      return `${title} へのコレクションオファー（1点 ${price} ${coin}、残り ${left} 点）は期限が切れました。取り消すと資金が戻ります。`
    return `${title}（${price} ${coin}）の出品期間が終わりました。`
  },
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
  name: ({ name = '', news = '', date = '' }) =>
    news === 'ended'
      ? `${name} の期限が切れました。${date} になる前に更新しないと、誰でも登録できるようになります。`
      : `${name} の期限は ${date} です。更新すると引き続き使えます。`,
  pledge: ({ title = '', news = '', date = '' }) =>
    news === 'open'
      ? `${title} は、十分なシェアを持つ人ならだれでも請け出せるようになりました。`
      : `${title} を請け出せるのは ${date} まであなただけです。そのあとは、十分なシェアを持つ人ならだれでも請け出せます。`,
  order: ({ number = '', state = '', shopId }) => {
    const news: Readonly<Record<string, string>> = shopId === undefined ? buyerNews : shopNews
    return `注文 ${number}：${news[state] ?? state}。`
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
    if (news === 'opened') return `${shop} の開店が承認されました。商品を登録できます。`
    if (news === 'rejected')
      return `${shop} の申請は承認されませんでした（${reason}）。内容を直して、もう一度申請できます。`
    if (news === 'review') return `${shop}：${title} に新しいレビューが届きました（5つ星中 ${rating}）。`
    if (news === 'suspended')
      return `${shop} は停止されました：${reason} ショップと商品は表示されず、販売もできません。支払い済みの注文は通常どおり発送してください。代金は支払われます。`
    if (news === 'reinstated') return `${shop} の営業が再開されました：${reason}`
    if (news === 'takenDown') return `${shop}：「${title}」はモールから取り下げられました：${reason}`
    if (news === 'restored') return `${shop}：「${title}」を再び販売できます：${reason}`
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
  proposal: ({ what = '', about = '', news = '' }) => {
    const it = what === 'mall.ruling' ? `注文 ${about} の裁定` : `「${about}」の結果`
    if (news === 'confirmed') return `あなたの提案が管理者に確認されました：${it}。`
    if (news === 'withdrawn') return `あなたの提案は管理者に却下されました：${it}。`
    return `二人目の管理者による確認または却下が必要です：${it}。`
  },
}
