import type { proposals as en } from '../en/proposals.ts'
import type { SameKeys } from '../shape.ts'

export const proposals: SameKeys<typeof en> = {
  open: '確認待ち {count} 件',
  list: '提案',
  state: { proposed: '確認待ち', confirmed: '確認済み', withdrawn: '取り下げ', expired: '期限切れ' },
  failed: '提案を読み込めませんでした',
  empty: '該当するものはありません。',
  more: 'もっと見る',
  kind: { ruling: '紛争の裁定', result: 'クイズの結果' },
  fact: {
    before: '現在',
    after: '確認後',
    reason: '理由',
    proposer: '提案者',
    until: '確認の期限',
    ender: '対応した人',
    endReason: '理由（取り下げ・却下）',
  },
  before: {
    cancel: '購入者が注文 {number} のキャンセルと {amount} の返金を求めています。裁定待ちです。',
    return: '購入者が注文 {number} の返品と {amount} の返金を求めています。裁定待ちです。',
    refund: '注文 {number} の購入者が {amount} の返金を求めています。裁定待ちです。',
    result: 'クイズ「{topic}」は終了しましたが、結果がなく、支払いは行われません。',
  },
  after: {
    refund: '{amount} が支払い元のウォレットに戻ります。購入者と店にすぐ通知され、取り消せません。',
    return:
      '購入者が商品を {address} に送り、届くと {amount} が支払い元のウォレットに戻ります。取り消せません。',
    close: '返金はなく、紛争は終わります。購入者と店にすぐ通知され、取り消せません。',
    result:
      '「{answer}」を次の根拠とともに発表します：{evidence} その後、担当者が署名し、管理者の異議がなければ24時間後に確定します。',
  },
  seeOrder: '注文を開く',
  seeQuiz: 'クイズを開く',
  own: 'あなたの提案です。ほかの管理者による確認が必要です。',
  confirm: '確認する',
  confirmTitle: '二人目の管理者として確認しますか？',
  withdraw: '取り下げる',
  withdrawTitle: 'この提案を取り下げますか？',
  decline: '却下する',
  declineTitle: 'この提案を却下しますか？',
  working: 'お待ちください…',
  close: '閉じる',
}
