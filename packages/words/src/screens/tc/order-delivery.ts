import type { orderDelivery as en } from '../en/order-delivery.ts'
import type { SameKeys } from '../shape.ts'

export const orderDelivery: SameKeys<typeof en> = {
  delivery: {
    title: '出貨後',
    other: '其他物流',
    choose: '選擇物流公司',
    otherName: '物流公司名稱',
    numberWrong: '這不是{carrier}的單號，請檢查號碼。',
    track: '查詢貨件',
    lookup: '到{carrier}網站查詢',
    shipBy: {
      buyer: '店家最晚於 {when} 出貨，逾期你可以取消訂單。',
      shop: '請於 {when} 前出貨，逾期買家可以取消訂單。',
    },
    receivedBy: {
      buyer: '商品有問題嗎？請在 {when} 前提出申請。若沒有申請，屆時視為已收貨，款項會撥給店家。',
      shop: '買家確認收貨後你就會收到款項；若買家沒有提出申請，最晚於 {when} 撥款。',
    },
    arrived: '已送達',
    arrivedTitle: '貨件已送達嗎？',
    arrivedText: '請在物流送達後再回報。買家會收到通知，並至少有七天可以提出申請，之後款項會撥給你。',
    arrivedYes: '是的，已送達',
    correct: '更正物流公司或單號',
    correctText: '買家會收到更正通知。',
    save: '儲存更正',
    corrected: '{from} → {to}',
  },
  changeAddress: {
    button: '更改收貨地址',
    title: '要寄到哪裡？',
    text: '在店家出貨前，只要運費不變，就能改寄到你的其他地址。',
    save: '寄到這裡',
  },
  fromLink: '這是連結中的收件人。請確認後儲存，或按取消改用已儲存的地址。',
  list: {
    search: '搜尋訂單',
    searchHint: '訂單編號或商品',
    find: '搜尋',
    noneTitle: '沒有符合的訂單',
    noneText:
      '請檢查訂單編號，或用商品名稱中的一個詞搜尋。商品名稱只搜尋最新的 {most} 筆訂單；完整的訂單編號可找到任何訂單。',
    pay: '付款',
    payWithin: '付款剩餘時間',
    again: '再買一次',
    againFailed: '目前無法查詢這些商品，請再試一次。',
    added: '已依目前價格加入購物車。',
    toCart: '前往購物車',
    nothing: '這筆訂單的商品目前都無法購買。',
    soldOut: '已售完，未加入購物車',
    fewer: '只剩 {count, number} 件，已加入購物車',
    cartFull: '購物車已滿，未加入',
    nowCosts: '目前 {amount}',
  },
}
