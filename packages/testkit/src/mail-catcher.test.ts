import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'

import { startMailCatcher } from './mail-catcher.ts'
import { freePort } from './ports.ts'

test('catches and shows a mail, its text in any language and its markup escaped', async () => {
  const catcher = await startMailCatcher({ smtpPort: await freePort(), httpPort: await freePort() })
  try {
    await createTransport(catcher.smtpUrl).sendMail({
      from: 'mofu@example.com',
      to: 'hana@example.com',
      subject: '歡迎回家 <b>Mofu</b>',
      text: 'おかえりなさい',
    })
    const mails = await (await fetch(`${catcher.url}/mails.json`)).json()
    expect(mails).toMatchObject([{ subject: '歡迎回家 <b>Mofu</b>', to: [{ address: 'hana@example.com' }] }])
    const mailsOf = async (to: string) => (await fetch(`${catcher.url}/mails.json?to=${to}`)).json()
    expect(await mailsOf('hana@example.com')).toEqual(mails)
    expect(await mailsOf('aki@example.com')).toEqual([])
    const page = await (await fetch(catcher.url)).text()
    expect(page).toContain('おかえりなさい')
    expect(page).not.toContain('<b>Mofu</b>')
  } finally {
    await catcher.stop()
  }
})
