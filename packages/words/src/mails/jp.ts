import type { Letters } from './letter.ts'

const notYou = '心当たりがない場合は、何もしないでください。このリンクを使わなければ何も起こりません。'

export const letters: Letters = {
  register: ({ url, hours }) => ({
    subject: 'あなたのメールアドレスですか？',
    lines: [
      'Mofu へようこそ！ボタンを押して、このアドレスがあなたのものだと確認してください。そのあと、決めたパスワードでログインできます。',
      `リンクは1回だけ、${hours}時間有効です。`,
    ],
    action: { label: 'はい、私です', url },
    note: notYou,
  }),
  registerAgain: ({ url }) => ({
    subject: 'すでにアカウントがあります',
    lines: [
      'どなたか（おそらくあなた）がこのアドレスで Mofu に登録しようとしました。すでにアカウントがあるため、何も変わっていません。',
      'パスワードでログインしてください。忘れた場合は新しく設定できます。',
    ],
    action: { label: '新しいパスワードを設定', url },
    note: '心当たりがない場合は、何もしないでください。',
  }),
  reset: ({ url, minutes }) => ({
    subject: '新しいパスワードの設定',
    lines: [
      'Mofu で新しいパスワードの請求がありました。ボタンを押して設定してください。',
      `リンクは1回だけ、${minutes}分間有効です。設定すると、すべてのログインが終了します。`,
    ],
    action: { label: '新しいパスワードを決める', url },
    note: '心当たりがない場合は、何もしないでください。パスワードはそのままです。',
  }),
  changeEmail: ({ url, hours }) => ({
    subject: '新しいメールアドレスですか？',
    lines: [
      'Mofu のアカウントがこのアドレスを使おうとしています。ボタンを押して、あなたのものだと確認してください。',
      `リンクは1回だけ、${hours}時間有効です。`,
    ],
    action: { label: 'はい、このアドレスを使います', url },
    note: notYou,
  }),
  emailTaken: () => ({
    subject: 'このアドレスにはすでにアカウントがあります',
    lines: [
      'Mofu の別のアカウントがこのアドレスを使おうとしました。すでにあなたのアカウントのものなので、何も変わっていません。',
    ],
    note: '何もする必要はありません。',
  }),
  passwordChanged: ({ url }) => ({
    subject: 'パスワードが変更されました',
    lines: ['Mofu のアカウントのパスワードが変更され、ほかのログインは終了しました。'],
    action: { label: '私ではありません', url },
    note: 'ご自身で変更した場合は、何もする必要はありません。',
  }),
  digest: ({ url, lines, more }) => ({
    subject: 'ペットからのお知らせ',
    lines: [...lines, ...(more > 0 ? [`ほか${more}件あります。`] : [])],
    action: { label: '受信箱を開く', url },
    note: 'メールで受け取るお知らせは、アカウントのページで選べます。',
  }),
}
