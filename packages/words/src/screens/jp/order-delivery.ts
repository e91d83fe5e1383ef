import type { orderDelivery as en } from '../en/order-delivery.ts'
import type { SameKeys } from '../shape.ts'

export const orderDelivery: SameKeys<typeof en> = {
  delivery: {
    title: '発送後の手続き',
    other: 'その他の業者',
    choose: '配送業者を選ぶ',
    otherName: '配送業者の名前',
    numberWrong: '{carrier}の追跡番号ではありません。番号をご確認ください。',
    track: '荷物を追跡する',
    lookup: '{carrier}のサイトで調べる',
    shipBy: {
      buyer: '店は{when}までに発送します。過ぎた場合は注文を取り消せます。',
      shop: '{when}までに発送してください。過ぎると購入者が注文を取り消せます。',
    },
    receivedBy: {
      buyer:
        '問題がある場合は{when}までに申請してください。申請がなければ受け取り済みとなり、代金が店に渡ります。',
      shop: '代金は購入者の受け取り確認後、申請がなければ遅くとも{when}に支払われます。',
    },
    arrived: '配達完了',
    arrivedTitle: '荷物は届きましたか？',
    arrivedText:
      '配達が完了してから報告してください。購入者に通知されます。7日以上の申請期間のあと、申請がなければ代金が支払われます。',
    arrivedYes: 'はい、届きました',
    correct: '配送業者・追跡番号を訂正する',
    correctText: '購入者に訂正が通知されます。',
    save: '訂正を保存',
    corrected: '{from} → {to}',
  },
  changeAddress: {
    button: 'お届け先を変更',
    title: 'どこに届けますか？',
    text: '発送前で送料が変わらなければ、登録済みの別のお届け先に変更できます。',
    save: 'ここに届ける',
  },
  fromLink:
    'リンクに含まれていたお届け先です。確認して保存するか、キャンセルして登録済みのお届け先をお使いください。',
  list: {
    search: '注文を検索',
    searchHint: '注文番号または商品名',
    find: '検索',
    noneTitle: '該当する注文がありません',
    noneText:
      '注文番号を確認するか、商品名の一部で検索してください。商品名は新しい順に{most}件の注文から探します。注文番号の全体を入力すれば、どの注文も見つかります。',
    pay: '支払う',
    payWithin: '支払い期限まで',
    again: 'もう一度買う',
    againFailed: '商品を確認できませんでした。もう一度お試しください。',
    added: '現在の価格でカートに入れました。',
    toCart: 'カートへ',
    nothing: 'この注文の商品は現在購入できません。',
    soldOut: '売り切れのため、カートに入れていません',
    fewer: '残り{count, number}点をカートに入れました',
    cartFull: 'カートがいっぱいのため、追加していません',
    nowCosts: '現在 {amount}',
  },
}
