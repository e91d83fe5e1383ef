import type { shell as en } from '../en/shell.ts'
import type { SameKeys } from '../shape.ts'

export const shell: SameKeys<typeof en> = {
  skip: '本文へ移動',
  home: 'Mofu、最初のページへ',
  mainMenu: 'メインメニュー',
  pets: 'ペット',
  mint: 'ミント',
  language: '言語',
  darkTheme: 'ダークテーマ',
  liveTitle: '表示の内容は {network} のブロック {block} まで正確です。',
  live: 'ライブ · ブロック {block}',
  block: 'ブロック {block}',
  waiting: '起きています',
  staleTitle: '少し前の情報です',
  stale:
    '{ago}の状態を表示しています。新しいペットや取引が抜けているかもしれません。追いつくまでお待ちください。',
  starting: 'まだチェーンを読んでいるところです。見つかったペットから順に現れます。',
  unreachable: 'Mofu とつながらなくなりました。最後にわかった状態を表示しています。接続を試し続けます。',
  footerLine: '一万匹のもふもふペット。愛する人たちの手で、チェーンの上に暮らしています。',
  footerNetwork: 'ネットワーク：{network}',
}
