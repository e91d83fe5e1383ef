import type { OrderLetters } from './order-letters.ts'

const toPayer =
  'お金は支払ったウォレットに戻ります。そのウォレットで、Mofu の「受け取れるお金」から引き出せます。'
const view = '注文を見る'

export const orderLetters: OrderLetters = {
  buyer: {
    submit: ({ number, shop }) => ({
      subject: `注文 ${number}：お支払いのお願い`,
      lines: [
        `${shop} へのご注文ありがとうございます。商品は下記の時刻まで確保されています。`,
        'どのウォレットからでも支払えます。支払いリンクを別の人に送ることもできます。',
      ],
      action: '支払いへ進む',
    }),
    pay: ({ number, shop }) => ({
      subject: `注文 ${number} のお支払いを確認しました`,
      lines: [
        `お支払いを確認しました。${shop} が商品を準備しています。`,
        '代金は商品が届くまで預けられ、そのあとで店に支払われます。',
      ],
      action: view,
    }),
    reopen: ({ number, shop }) => ({
      subject: `注文 ${number} のお支払いを確認し、再開しました`,
      lines: [
        `お支払いは期限のあとに届きましたが、在庫があったため注文を再開しました。${shop} が商品を準備しています。`,
      ],
      action: view,
    }),
    ship: ({ number, shop }) => ({
      subject: `注文 ${number} を発送しました`,
      lines: [
        `${shop} がご注文の商品を発送しました。`,
        '届いたら、注文のページで受け取りを確認してください。問題があるときは、その前に注文のページから返品か返金を申請してください。',
      ],
      action: view,
    }),
    ready: ({ number, shop }) => ({
      subject: `注文 ${number} を店で受け取れます`,
      lines: [
        `${shop} でご注文の商品を受け取れます。`,
        '受け取りコードは、商品を確かめてから見せてください。コードを見せると受け取りが確定し、代金が店に支払われます。',
      ],
      action: view,
    }),
    receiveSoon: ({ number, shop }) => ({
      subject: `注文 ${number}：商品は届きましたか？`,
      lines: [
        `${shop} へのご注文は、下記の時刻に受け取り済みとなり、代金が店に支払われます。`,
        '届いていないときや問題があるときは、その前に注文のページから返品か返金を申請してください。',
      ],
      action: view,
    }),
    cancel: ({ number, shop, refund }) => ({
      subject: `注文 ${number} は取り消されました`,
      lines: [`${shop} への注文は取り消され、${refund} が返金されます。`, toPayer],
      action: view,
    }),
    close: ({ number, shop, closedBy }) => ({
      subject: `注文 ${number} は終了しました`,
      lines: [
        closedBy === 'timer'
          ? `${shop} への注文は期限までに支払われなかったため終了しました。商品の確保も終わりました。`
          : `${shop} への注文を、お支払いの前に終了しました。`,
        'このあとお支払いが届き、注文を再開できない場合は、返金されます。',
      ],
      action: view,
    }),
    return: ({ number, shop, refund }) => ({
      subject: `注文 ${number}：返品の返金`,
      lines: [`${shop} への返品が完了し、${refund} が返金されます。`, toPayer],
      action: view,
    }),
    refunded: ({ number, shop, refund }) => ({
      subject: `注文 ${number}：${refund} を返金しました`,
      lines: [`${shop} への注文のうち ${refund} が返金されました。`, toPayer],
      action: view,
    }),
    late: ({ number }) => ({
      subject: `注文 ${number}：お支払いを返金します`,
      lines: ['この注文へのお支払いのうち1件は使えなかったため、全額を返金します。', toPayer],
      action: view,
    }),
    double: ({ number }) => ({
      subject: `注文 ${number} は二重に支払われました`,
      lines: ['注文が二重に支払われました。二回目のお支払いは全額返金されます。', toPayer],
      action: view,
    }),
  },
  shop: {
    pay: ({ number, shop, isPickup }) => ({
      subject: `売れました：注文 ${number}`,
      lines: [
        `${shop} で次の商品が売れました。お支払いは確認済みです。`,
        isPickup
          ? '商品を準備し、注文のページで支払いが確定したら、受け取り可能にしてください。'
          : '商品を準備し、注文のページで支払いが確定したら発送してください。',
      ],
      action: '注文を開く',
    }),
    requested: ({ number, requestKind }) => ({
      subject: {
        cancel: `注文 ${number}：購入者が取り消しを申請しました`,
        return: `注文 ${number}：購入者が返品を申請しました`,
        refund: `注文 ${number}：購入者が返金を申請しました`,
      }[requestKind],
      lines: ['下記の期限までに返事をしてください。過ぎるとMofuが裁定します。'],
      action: '申請に返事をする',
    }),
    disputed: ({ number }) => ({
      subject: `注文 ${number}：申請をMofuが裁定します`,
      lines: [
        '次の申請はMofuが裁定します。結果はお知らせします。',
        'Mofuに伝えたいことがあれば、注文のメッセージに書いてください。',
      ],
      action: '注文を開く',
    }),
  },
  labels: {
    number: '注文',
    shop: 'ショップ',
    goods: '商品',
    freight: '送料',
    total: '合計',
    paid: 'お支払い',
    payBy: 'お支払い期限',
    carrier: '配送業者',
    trackingNumber: '追跡番号',
    pickupPoint: '受け取り場所',
    pickupCode: '受け取りコード',
    reason: '理由',
    disputeReason: '紛争の理由',
    refund: '返金',
    requested: '申請された返金額',
    answerBy: '返事の期限',
    receivedBy: '受け取り済みになる時刻',
  },
  note: '注文のお知らせをメールで受け取るかどうかは、アカウントのページで選べます。',
}
