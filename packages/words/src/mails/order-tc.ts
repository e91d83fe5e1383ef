import type { OrderLetters } from './order-letters.ts'

const toPayer = '款項會退回付款的錢包，該錢包可在 Mofu 的「等待你領取的錢」提領。'
const view = '查看訂單'

export const orderLetters: OrderLetters = {
  buyer: {
    submit: ({ number, shop }) => ({
      subject: `訂單 ${number}：請付款`,
      lines: [
        `感謝你在 ${shop} 下單。商品會為你保留到下方所列的時間。`,
        '任何錢包都可以付款，也可以把付款連結傳給別人。',
      ],
      action: '立即付款',
    }),
    pay: ({ number, shop }) => ({
      subject: `訂單 ${number} 已付款`,
      lines: [`我們已收到款項，${shop} 正在準備你的訂單。`, '款項會先託管，你收到商品之後店家才會收到款項。'],
      action: view,
    }),
    reopen: ({ number, shop }) => ({
      subject: `訂單 ${number} 已付款並重新開啟`,
      lines: [`款項在期限之後才送達。商品仍有庫存，因此訂單已重新開啟，${shop} 正在準備。`],
      action: view,
    }),
    ship: ({ number, shop }) => ({
      subject: `訂單 ${number} 已出貨`,
      lines: [
        `${shop} 已寄出你的訂單。`,
        '收到後請在訂單中確認收貨。如果有問題，請先在訂單中申請退貨或退款。',
      ],
      action: view,
    }),
    ready: ({ number, shop }) => ({
      subject: `訂單 ${number} 可以取貨了`,
      lines: [
        `你可以到 ${shop} 領取訂單。`,
        '請看過商品後再出示取貨碼：出示即表示你已收到商品，店家會收到款項。',
      ],
      action: view,
    }),
    receiveSoon: ({ number, shop }) => ({
      subject: `訂單 ${number}：收到商品了嗎？`,
      lines: [
        `你在 ${shop} 的訂單將在下方所列的時間視為已收貨，款項隨即撥付給店家。`,
        '如果還沒收到或有問題，請在那之前到訂單中申請退貨或退款。',
      ],
      action: view,
    }),
    cancel: ({ number, shop, refund }) => ({
      subject: `訂單 ${number} 已取消`,
      lines: [`你在 ${shop} 的訂單已取消，將退款 ${refund}。`, toPayer],
      action: view,
    }),
    close: ({ number, shop, closedBy }) => ({
      subject: `訂單 ${number} 已關閉`,
      lines: [
        closedBy === 'timer'
          ? `你在 ${shop} 的訂單未在期限內付款，因此已關閉，商品不再保留。`
          : `你在付款前關閉了 ${shop} 的訂單。`,
        '如果之後仍收到付款，而訂單無法重新開啟，款項會退還。',
      ],
      action: view,
    }),
    return: ({ number, shop, refund }) => ({
      subject: `訂單 ${number}：退貨退款`,
      lines: [`你退給 ${shop} 的退貨已完成，將退款 ${refund}。`, toPayer],
      action: view,
    }),
    refunded: ({ number, shop, refund }) => ({
      subject: `訂單 ${number}：已退款 ${refund}`,
      lines: [`你在 ${shop} 的訂單已退款 ${refund}。`, toPayer],
      action: view,
    }),
    late: ({ number }) => ({
      subject: `訂單 ${number}：一筆付款將退還`,
      lines: ['這筆訂單的一筆付款無法使用，將全額退還。', toPayer],
      action: view,
    }),
    double: ({ number }) => ({
      subject: `訂單 ${number} 重複付款`,
      lines: ['你的訂單被付款兩次，第二筆款項將全額退還。', toPayer],
      action: view,
    }),
  },
  shop: {
    pay: ({ number, shop, isPickup }) => ({
      subject: `已售出：訂單 ${number}`,
      lines: [
        `${shop} 售出了以下商品，付款已確認。`,
        isPickup
          ? '請準備商品，等訂單頁面顯示付款已最終確定後，再標示為可取貨。'
          : '請準備商品，等訂單頁面顯示付款已最終確定後再出貨。',
      ],
      action: '查看訂單',
    }),
    requested: ({ number, requestKind }) => ({
      subject: {
        cancel: `訂單 ${number}：買家申請取消`,
        return: `訂單 ${number}：買家申請退貨`,
        refund: `訂單 ${number}：買家申請退款`,
      }[requestKind],
      lines: ['請在下方所列的時間前回覆，逾期將由 Mofu 裁定。'],
      action: '回覆申請',
    }),
    disputed: ({ number }) => ({
      subject: `訂單 ${number}：申請由 Mofu 裁定`,
      lines: ['以下申請將由 Mofu 裁定，結果會通知你。', '如果有需要 Mofu 知道的事，請寫在訂單的訊息中。'],
      action: '查看訂單',
    }),
  },
  labels: {
    number: '訂單',
    shop: '商店',
    goods: '商品',
    freight: '運費',
    total: '總計',
    paid: '已支付',
    payBy: '付款期限',
    carrier: '物流公司',
    trackingNumber: '追蹤號碼',
    pickupPoint: '取貨地點',
    pickupCode: '取貨碼',
    reason: '原因',
    disputeReason: '爭議原因',
    refund: '退款',
    requested: '申請退款金額',
    answerBy: '回覆期限',
    receivedBy: '視為已收貨的時間',
  },
  note: '你可以在帳號頁選擇是否用郵件接收訂單消息。',
}
