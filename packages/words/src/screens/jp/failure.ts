import type { failure as en } from '../en/failure.ts'
import type { SameKeys } from '../shape.ts'

export const failure: SameKeys<typeof en> = {
  notFoundTitle: 'ここには誰も住んでいません',
  notFoundText: 'このページは存在しないか、もうなくなりました。ペットたちはすぐそこにいます。',
  toPets: 'ペットを見る',
  brokenTitle: '毛糸にからまりました',
  brokenText:
    'ページの表示中に問題が起きました。お持ちのものは何も失われていません。もう一度お試しください。',
  retry: 'もう一度試す',
  offline: 'Mofu につながりません。接続を確認してください。こちらでも試し続けます。',
  unknown: '問題が起きました。少し待ってから、もう一度お試しください。',
  requestId: '番号：{id}',
  pageText:
    'ページを読み込めませんでした。接続を確認して、もう一度お試しください。お持ちのものは何も失われていません。',
  pending: '向かっています…',
}
