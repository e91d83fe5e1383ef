import type { spending as en } from '../en/spending.ts'
import type { SameKeys } from '../shape.ts'

export const spending: SameKeys<typeof en> = {
  title: '花費與上限',
  text: '你為扭蛋、抽獎和下注付了多少，再減去拿回來的：退款、你抽到後贖回的寵物，以及已領取的獎金。',
  rule: '同一種幣的扭蛋、抽獎和下注合計一個上限。調低立即生效；調高或取消要等 24 小時。',
  honest:
    '上限只在本站、只對這個錢包有效。合約並不知道這些上限：換一個錢包，或直接呼叫合約，都攔不住。金額只有你看得到；不過別人查得出這個錢包設了上限，因為它要先登入才能玩。',
  noWallet: '請先為這個帳號連結錢包：花費是按錢包計算的。',
  coin: '幣別',
  period: { day: '過去 24 小時', week: '過去 7 天', month: '過去 30 天' },
  paid: '付出',
  returned: '拿回',
  net: '淨花費',
  gain: '拿回的比付出的多',
  limit: '上限',
  none: '沒有上限',
  left: '還可以花',
  waits: '{time} 起上限改為 {amount}。',
  waitsNone: '{time} 起不再有上限。',
  field: { day: '24 小時的上限', week: '7 天的上限', month: '30 天的上限' },
  fieldHint: '以 {coin} 計。填 0 就完全不能付款。',
  fieldWrong: '請輸入以 {coin} 計的金額，小數點後最多 {decimals, number} 位。',
  save: '設定上限',
  remove: '取消上限',
  keep: '維持目前的上限',
}
