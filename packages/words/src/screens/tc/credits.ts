import type { credits as en } from '../en/credits.ts'
import type { SameKeys } from '../shape.ts'

export const credits: SameKeys<typeof en> = {
  title: '等著你的錢',
  text: '售出所得、版稅、退款和手續費都記在鏈上的同一本帳裡。除了你，誰也拿不走，也不會過期。',
  waiting: '為你留著的',
  withdraw: '全部提領',
  hint: '一次簽署就把每一種幣送到你的錢包。送不出去的幣會留在這裡，不影響其他的。',
  emptyTitle: '目前沒有等著你的錢',
  emptyText: '當你的寵物售出，或出價退回時，錢就會出現在這裡。',
  connectTitle: '誰的錢？',
  connectText: '連接錢包，看看為它留了多少。',
  connect: '連接錢包',
  failed: '現在看不到帳本',
  planTitle: '全部提領',
  doneTitle: '已經在你的錢包裡了',
  doneText: '每一種幣都送出了。好好享用。',
  partTitle: '不是每一種幣都送出了',
  partText: '沒有送出：{coins}。該幣或你的錢包拒絕了轉帳，所以仍在這裡為你保留。其他的都已在你的錢包裡。',
  noneTitle: '沒有送出任何幣',
  noneText: '沒有送出：{coins}。該幣或你的錢包拒絕了轉帳，所以仍在這裡為你保留。只花了網路費。',
  stuck: '目前無法送出',
  stuckText: '該幣或你的錢包拒絕這筆轉帳。款項會繼續為你保留。',
  doneLink: '去看看寵物',
  menu: '等著你的錢',
}
