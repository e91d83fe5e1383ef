import type { Letters } from './template.ts'

const notYou = '如果不是你本人，什麼都不用做：沒有這個連結就不會發生任何事。'

export const letters: Letters = {
  register: ({ url, hours }) => ({
    subject: '這是你的電子郵件嗎？',
    lines: [
      '歡迎來到 Mofu！請按下按鈕確認這個信箱是你的，然後用你設定的密碼登入。',
      `連結只能使用一次，${hours} 小時內有效。`,
    ],
    action: { label: '對，是我', url },
    note: notYou,
  }),
  registerAgain: ({ url }) => ({
    subject: '你已經有帳號了',
    lines: [
      '有人（也許是你）用這個信箱在 Mofu 註冊。這個信箱已經有帳號，所以沒有任何改變。',
      '請用你的密碼登入；如果忘記了，可以設定新的密碼。',
    ],
    action: { label: '設定新密碼', url },
    note: '如果不是你本人，什麼都不用做。',
  }),
  reset: ({ url, minutes }) => ({
    subject: '設定新密碼',
    lines: [
      '你在 Mofu 申請了新密碼。請按下按鈕設定。',
      `連結只能使用一次，${minutes} 分鐘內有效。完成後你所有的登入都會登出。`,
    ],
    action: { label: '選擇新密碼', url },
    note: '如果不是你本人，什麼都不用做：你的密碼不會改變。',
  }),
  changeEmail: ({ url, hours }) => ({
    subject: '這是你的新電子郵件嗎？',
    lines: [
      'Mofu 的一個帳號想使用這個信箱。請按下按鈕確認這個信箱是你的。',
      `連結只能使用一次，${hours} 小時內有效。`,
    ],
    action: { label: '對，使用這個信箱', url },
    note: notYou,
  }),
  emailTaken: () => ({
    subject: '這個信箱已經有帳號了',
    lines: ['Mofu 的另一個帳號想使用這個信箱。它已經屬於你的一個帳號，所以沒有任何改變。'],
    note: '你不需要做任何事。',
  }),
  emailChanging: ({ url }) => ({
    subject: '有人要求變更你的電子郵件',
    lines: ['有人登入你的 Mofu 帳號，要求將這個電子郵件換成另一個。新的電子郵件完成驗證後，變更就會生效。'],
    action: { label: '不是我：設定新密碼', url },
    note: '如果是你本人，什麼都不用做。設定新密碼會取消這次變更。',
  }),
  emailChanged: () => ({
    subject: '你的電子郵件已變更',
    lines: ['你的 Mofu 帳號已改用另一個電子郵件，無法再用這個電子郵件登入。'],
    note: '如果不是你本人，請立即回覆這封郵件，我們會協助你取回帳號。',
  }),
  passwordChanged: ({ url }) => ({
    subject: '你的密碼已變更',
    lines: ['你在 Mofu 的帳號密碼剛剛變更了，其他登入也已經登出。'],
    action: { label: '這不是我', url },
    note: '如果是你自己變更的，什麼都不用做。',
  }),
  payoutChanged: ({ url, shop, address, when }) => ({
    subject: '你的商店收款地址即將變更',
    lines: [`從 ${when} 起，${shop} 的銷售款將付到 ${address}。`, '在那之前，店主可以取消這次變更。'],
    action: { label: '查看收款地址', url },
    note: '如果這不是你們的操作，請立即取消變更並設定新密碼。',
  }),
  digest: ({ url, lines, more }) => ({
    subject: '你的寵物有新消息',
    lines: [...lines, ...(more > 0 ? [`還有 ${more} 則。`] : [])],
    action: { label: '打開收件匣', url },
    note: '你可以在帳號頁選擇要用郵件接收哪些消息。',
  }),
}
