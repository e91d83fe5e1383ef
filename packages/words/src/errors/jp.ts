import type { ErrorCode } from '@mofu/domain/error-codes'

export const errorWords: Record<ErrorCode, string> = {
  'request.invalid': 'リクエストに正しくないところがあります。確認して、もう一度お試しください。',
  'request.not_found': 'このアドレスには何もありません。リンクを確認してください。',
  'request.too_many': '一度に多すぎます。1分ほど待ってから続けてください。',
  'server.failed': 'こちら側で問題が起きました。もう一度お試しください。続く場合は番号をお知らせください。',
  'server.starting': 'いま起きたところです。少し待ってから、もう一度お試しください。',
  'market.nft_not_found': 'このペットは見つかりません。別のネットワークにいるか、まだミントされていません。',
  'market.cursor_invalid': '一覧のこのページは動きました。最初からご覧ください。',
  'collections.not_found': 'このコレクションは見つかりません。別のネットワークにあるかもしれません。',
  'uploads.media_not_found': 'この画像は見つかりません。',
  'chain.network_unknown': 'このネットワークはわかりません。別のものを選んでください。',
  'chain.not_deployed': 'Mofu はまだこのネットワークにありません。別のものを選んでください。',
}
