import type { home as en } from '../en/home.ts'
import type { SameKeys } from '../shape.ts'

export const home: SameKeys<typeof en> = {
  errorTitle: '棚がからまってしまいました',
  banners: 'ようこそとお知らせ',
  bannerOf: '{count, number} 枚中 {index, number} 枚目',
  heroTitle: 'もふもふ一万匹、\nきっと出会えます',
  heroText:
    'どの子も世界に一匹。ガチャで出会って、取引して、おうちへ。持ち主も支払われた額も、チェーン上で誰でも確かめられます。',
  getStarted: 'はじめる',
  adopt: 'ペットを迎える',
  figures: 'いまのマーケット',
  report: 'マーケットレポート',
  figurePets: 'ペット',
  figureCollections: 'コレクション',
  figureSales: '直近 {days, number} 日の成約',
  figureVolume: '直近 {days, number} 日の取引額',
  popular: '人気シリーズ',
  popularText: 'いま取引されているコレクションです。',
  popularEmpty: 'まだペットのいるコレクションがありません。最初の一匹になりませんか。',
  allPets: 'ペットをすべて見る',
  items: '{count, number} 匹',
  launchpad: 'ローンチパッド',
  launchpadText: '販売中、またはまもなく始まる新しいコレクション。',
  launchpadEmpty:
    'いま販売中や予告中のものはありません。自分のペットを作りたいですか？コレクションを始めて、ここに並べましょう。',
  launchpadBegin: 'コレクションを始める',
  launchOn: '販売中',
  launchSoon: 'まもなく',
  launchFrom: '{date} から',
  deals: 'お買い得',
  dealsText: 'わたしたちのペットの、いまの最安値です。',
  dealsMore: '販売中をすべて見る',
  dealsEmpty: 'いまは販売中のペットがいません。見て回ってみてください。どの子にも入札できます。',
}
