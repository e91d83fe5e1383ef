import type { collectionOffers as en } from '../en/collection-offers.ts'
import type { SameKeys } from '../shape.ts'

/** Offers for any pet of a collection; part of the namespace `trade`. */
export const collectionOffers: SameKeys<typeof en> = {
  title: 'コレクションオファー',
  forAny: '{name} のどの子にも有効なオファー',
  text: '{name} のどの子でも買いたいというオファーです。持ち主は、その子のページで受けられます。',
  empty: '今、このコレクションへのオファーはありません。',
  make: 'どの子でも買うオファーを出す',
  priceEach: '1匹あたりの価格',
  buys: '買う数',
  pets: '{count, plural, other {#匹}}',
  quantity: '何匹買いますか',
  quantityWrong: '1以上の整数を入力してください。',
  held: 'マーケットの預かり',
  makeTitle: '{name} のどの子でも買うオファーを出す',
  formText:
    'どの子を売るかは持ち主が決めます。それまでお金はマーケットで待ち、残りはいつでも取り戻せます。買う数はあとから変えられません。',
  escrow:
    '{count, plural, =1 {{held} が今ウォレットを離れ、誰かが {price} で売るまでマーケットで待ちます。} other {{held} が今ウォレットを離れ、マーケットで待ちます（1匹 {price}、#匹分）。成立しなかった分は取り戻せます。}}',
  madeText: 'このコレクションの子がいる人なら、今から受けられます。いつでも取り消せます。',
  changeTitle: '{name} へのコレクションオファーを変える',
  cancelTitle: '{name} へのコレクションオファーを取り消す',
  seeOffers: 'オファーを見る',
  mine: 'あなたのオファーは有効です：1匹 <amount></amount>、{count, plural, other {残り#匹}}。マーケットが <held></held> を預かっています。',
  mineOver:
    '1匹 <amount></amount> のオファーは期限が切れました（{count, plural, other {残り#匹}}）。取り消すと <held></held> がウォレットに戻ります。',
  mineDisabled:
    'Mofu がこのコレクションを停止したため、1匹 <amount></amount>（{count, plural, other {残り#匹}}）のオファーはここに表示されません。取り消すと <held></held> がウォレットに戻ります。',
  pricesOf: '1匹 <amount></amount>、{count, plural, other {残り#匹}}',
  notShown: '非表示：コレクションは停止中です',
  noneTitle: 'コレクションオファーはまだありません',
  noneText:
    'コレクションを開いて「オファー」を選んでください。ひとつのオファーで、どの子でも好きな数だけ買えます。',
}
