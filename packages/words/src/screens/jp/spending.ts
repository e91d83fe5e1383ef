import type { spending as en } from '../en/spending.ts'
import type { SameKeys } from '../shape.ts'

export const spending: SameKeys<typeof en> = {
  title: '支出と上限',
  text: 'ガチャ、抽選、ベットに支払った額から、戻ってきた額（返金、自分で引いて引き換えたペット、受け取った配当）を引いたものです。',
  rule: '上限は、コインごとにガチャ・抽選・ベットの合計にかかります。下げるとすぐに適用され、上げる場合やなくす場合は 24 時間後に適用されます。',
  honest:
    '上限はこのサイトで、このウォレットにだけ働きます。コントラクトは上限を知りません。別のウォレットや、コントラクトを直接呼び出す支払いは止められません。金額はご本人にしか見えませんが、上限のあるウォレットは先にサインインが必要なため、上限があること自体はほかの人にもわかります。',
  noWallet: '先にこのアカウントにウォレットを登録してください。支出はウォレットごとに数えます。',
  coin: 'コイン',
  period: { day: '過去 24 時間', week: '過去 7 日間', month: '過去 30 日間' },
  paid: '支払った額',
  returned: '戻ってきた額',
  net: '差し引きの支出',
  gain: '支払った額より多く戻っています',
  limit: '上限',
  none: '上限なし',
  left: '残り',
  waits: '{time} から上限は {amount} になります。',
  waitsNone: '{time} から上限はなくなります。',
  field: { day: '24 時間の上限', week: '7 日間の上限', month: '30 日間の上限' },
  fieldHint: '単位は {coin} です。0 にすると、まったく支払えなくなります。',
  fieldWrong: '{coin} の金額を、小数点以下 {decimals, number} 桁までで入力してください。',
  save: '上限を決める',
  remove: '上限をなくす',
  keep: '今の上限のままにする',
}
