import type { proposals as en } from '../en/proposals.ts'
import type { SameKeys } from '../shape.ts'

export const proposals: SameKeys<typeof en> = {
  open: '{count} 項待確認',
  list: '提案',
  state: { proposed: '待確認', confirmed: '已確認', withdrawn: '已撤回', expired: '已逾期' },
  failed: '無法載入提案',
  empty: '這裡沒有項目。',
  more: '顯示更多',
  kind: { ruling: '爭議的裁定', result: '競猜的結果' },
  fact: {
    before: '目前',
    after: '確認後',
    reason: '理由',
    proposer: '提案人',
    until: '確認期限',
    ender: '處理人',
    endReason: '原因',
  },
  before: {
    cancel: '買家要求取消訂單 {number} 並退還 {amount}，雙方等待裁定。',
    return: '買家要求退貨（訂單 {number}）並退還 {amount}，雙方等待裁定。',
    refund: '訂單 {number} 的買家要求退還 {amount}，雙方等待裁定。',
    result: '競猜「{topic}」已結束，尚無結果，也不會支付任何款項。',
  },
  after: {
    refund: '{amount} 退回付款的錢包。買家和店家會立即收到通知，無法復原。',
    return: '買家把商品寄到 {address}，送達後 {amount} 退回付款的錢包。無法復原。',
    close: '不予退款，爭議結束。買家和店家會立即收到通知，無法復原。',
    result: '公布「{answer}」，依據：{evidence} 接著由營運人員簽署。若管理員沒有異議，24 小時後確定。',
  },
  seeOrder: '查看訂單',
  seeQuiz: '查看競猜',
  own: '這是你的提案，須由其他管理員確認。',
  confirm: '確認',
  confirmTitle: '以第二位管理員身分確認？',
  withdraw: '撤回',
  withdrawTitle: '撤回這項提案？',
  decline: '拒絕',
  declineTitle: '拒絕這項提案？',
  working: '請稍候…',
  close: '關閉',
}
