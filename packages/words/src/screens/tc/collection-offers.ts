import type { collectionOffers as en } from '../en/collection-offers.ts'
import type { SameKeys } from '../shape.ts'

/** Offers for any pet of a collection; part of the namespace `trade`. */
export const collectionOffers: SameKeys<typeof en> = {
  title: '系列出價',
  forAny: '對 {name} 任一隻寵物的出價',
  text: '這些出價適用於 {name} 的任何一隻寵物。持有者可以在寵物頁面接受。',
  empty: '目前沒有人對這個系列出價。',
  make: '對任一隻寵物出價',
  priceEach: '每隻的價格',
  buys: '收購數量',
  pets: '{count, plural, other {# 隻}}',
  quantity: '想買幾隻',
  quantityWrong: '請輸入 1 以上的整數。',
  held: '市場保管',
  makeTitle: '對 {name} 的任一隻寵物出價',
  formText:
    '賣哪一隻由持有者決定。在那之前，款項會留在市場裡；還沒成交的部分，你隨時可以取回。之後不能更改數量。',
  escrow:
    '{count, plural, =1 {{held} 現在會離開你的錢包，留在市場裡，直到有人以 {price} 賣給你一隻。} other {{held} 現在會離開你的錢包，留在市場裡：每隻 {price}，共 # 隻。沒有成交的部分可以取回。}}',
  madeText: '這個系列的持有者現在就可以接受。你隨時可以取回。',
  changeTitle: '更改對 {name} 任一隻寵物的出價',
  cancelTitle: '取回對 {name} 任一隻寵物的出價',
  seeOffers: '看看出價',
  mine: '你的出價有效中：每隻 <amount></amount>，{count, plural, other {共 # 隻}}。市場為此保管 <held></held>。',
  mineOver:
    '你每隻 <amount></amount> 的出價已到期，{count, plural, other {還有 # 隻未成交}}。取回後，<held></held> 就會回到你的錢包。',
  mineDisabled:
    'Mofu 已停用這個系列，所以這裡不再顯示你的出價（每隻 <amount></amount>，{count, plural, other {共 # 隻}}）。取回後，<held></held> 就會回到你的錢包。',
  pricesOf: '每隻 <amount></amount>，{count, plural, other {共 # 隻}}',
  notShown: '未顯示：系列已停用',
  noneTitle: '你還沒有系列出價',
  noneText: '打開一個系列，選擇「出價」：一次出價，就能收購其中任意幾隻寵物。',
}
