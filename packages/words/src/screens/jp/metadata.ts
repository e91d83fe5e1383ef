import type { metadata as en } from '../en/metadata.ts'
import type { SameKeys } from '../shape.ts'

export const metadata: SameKeys<typeof en> = {
  title: 'メタデータ',
  refresh: 'もう一度読み込む',
  refreshing: '読み込み中…',
  readAt: '名前と画像の最終読み込み：',
  queued: '読み込みを待っています。名前と画像は自動で表示されます。',
  bad: '名前と画像を読み込めませんでした',
  keptCopy: '最新の読み込みに失敗したため、前回読み込めた内容を表示しています。',
  tryLater: '自動でもう一度試します。',
  out_of_reach: '保存先から応答がありません。',
  too_slow: '保存先の応答に時間がかかりすぎています。',
  missing: 'トークンが示すアドレスには何もありません。',
  too_large: 'トークンが示すデータが大きすぎます。',
  refused: 'トークンが示すアドレスは開けません。',
  unreadable: 'トークンが示す内容を読み取れません。',
}
