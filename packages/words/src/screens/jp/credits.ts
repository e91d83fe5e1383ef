import type { credits as en } from '../en/credits.ts'
import type { SameKeys } from '../shape.ts'

export const credits: SameKeys<typeof en> = {
  title: '受け取れるお金',
  text: '売上、ロイヤリティ、返金、手数料は、チェーン上のひとつの台帳に取り置かれます。引き出せるのはあなただけで、期限もありません。',
  waiting: '取り置き中',
  withdraw: 'すべて引き出す',
  hint: '一度の署名で、すべてのコインがウォレットに届きます。送れないコインはここに残り、ほかの妨げにはなりません。',
  emptyTitle: '今はありません',
  emptyText: 'ペットが売れたときや、入札が戻ったときに、ここに表示されます。',
  connectTitle: 'どなたのお金ですか？',
  connectText: 'ウォレットを接続すると、取り置き分が表示されます。',
  connect: 'ウォレットを接続',
  failed: '今は台帳を確認できません',
  planTitle: 'すべて引き出す',
  doneTitle: 'ウォレットに届きました',
  doneText: 'すべてのコインを送りました。',
  partTitle: '送れなかったコインがあります',
  partText:
    '送れなかったコイン：{coins}。コインまたはウォレットが送金を拒否したため、引き続きここに取り置かれます。ほかのコインはウォレットに届いています。',
  noneTitle: '何も送られませんでした',
  noneText:
    '送れなかったコイン：{coins}。コインまたはウォレットが送金を拒否したため、引き続きここに取り置かれます。かかったのはネットワーク手数料だけです。',
  stuck: '今は送れません',
  stuckText: 'コインまたはウォレットが送金を拒否しています。引き続き取り置かれます。',
  doneLink: 'ペットを見る',
  menu: '受け取れるお金',
}
