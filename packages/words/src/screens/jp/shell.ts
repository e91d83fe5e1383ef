import type { shell as en } from '../en/shell.ts'
import type { SameKeys } from '../shape.ts'

export const shell: SameKeys<typeof en> = {
  skip: '本文へ移動',
  home: 'Mofu、最初のページへ',
  mainMenu: 'メインメニュー',
  language: '言語',
  darkTheme: 'ダークテーマ',
  liveTitle: '表示の内容は {network} のブロック {block} まで正確です。',
  live: 'ライブ · ブロック {block}',
  block: 'ブロック {block}',
  waiting: '起きています',
  stale:
    '少し前の情報です。{ago}の状態を表示しています。新しいペットや取引が抜けているかもしれません。追いつくまでお待ちください。',
  starting: 'まだチェーンを読んでいるところです。見つかったペットから順に現れます。',
  unreachable: 'Mofu とつながらなくなりました。最後にわかった状態を表示しています。接続を試し続けます。',
  footerLine: '一万匹のもふもふペット。愛する人たちの手で、チェーンの上に暮らしています。',
  menu: 'メニュー',
  close: '閉じる',
  ok: 'OK',
  inbox: '受信箱',
  inboxUnread: '受信箱：新着 {shown} 件',
  myAccount: 'マイアカウント',
  menuOf: 'アカウント {name}',
  network: 'ネットワーク',
  networkNow: 'ネットワーク：{network}',
  networkNotHere: 'まだ Mofu のコントラクトがありません',
  networkUnknown: 'このサイトでは未設定です',
  networkElsewhere: '専用のサイトがあります',
  networkUnknownTitle: '{network} は未設定です',
  networkUnknownText:
    'このサイトはまだ {network} への接続先を知りません。何も変わっていません。別のネットワークを選んでください。',
  communityTitle: 'いっしょに遊びましょう',
  communityText:
    'ペットはみんなといるともっと楽しい。仲間に会って、新しい話をいち早く聞いて、願いごとを教えてください。',
  community: 'コミュニティ',
  terms: '利用規約',
  privacy: 'プライバシー',
  risk: 'リスク',
  legal: '大切なこと',
  invited: '招待コード {code} で来てくださいました。ログインのときに有効になります。',
}
