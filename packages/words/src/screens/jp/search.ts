import type { search as en } from '../en/search.ts'
import type { SameKeys } from '../shape.ts'

export const search: SameKeys<typeof en> = {
  title: '検索',
  label: 'ペット、コレクション、ペットネーム、ユーザー、商品を検索',
  placeholder: 'ペット、コレクション、名前、アドレス…',
  close: '検索を閉じる',
  hint: '名前、番号（#12 など）、またはアドレスの先頭を入力してください。',
  recent: '最近の検索',
  forget: '消去',
  results: '検索結果',
  found: '{count, plural, =0 {該当なし} other {# 件}}',
  nothing: '「{text}」は見つかりませんでした',
  nothingHint: 'つづりを確認するか、短い言葉で試してください。',
  failed: '検索できませんでした',
  petCount: '{count, plural, other {# 匹}}',
  kind: {
    pets: 'ペット',
    collections: 'コレクション',
    names: 'ペットネーム',
    people: 'ユーザー',
    products: '商品',
    shops: 'ショップ',
  },
  all: {
    pets: '「{text}」のペットをすべて見る',
    names: '「{text}」のペットネームをすべて見る',
    products: '「{text}」の商品をすべて見る',
  },
}
