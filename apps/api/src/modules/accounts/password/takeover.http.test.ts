import { tokenIn, untilMail } from '@mofu/testkit/mails'
import { bearer, signUp } from '@mofu/testkit/sign-in'
import * as wire from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import { expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const { apiUrl, mailsUrl } = stack
const call = createClient({ baseUrl: apiUrl })
const password = 'seven stolen keys'
const linkDead = { status: 410, failure: { error: 'accounts.link_dead' } }

/** An attacker who knows the password asks to move the account to their own mailbox. */
async function stolen(name: string) {
  const [email, thief] = [`${name}@mofu.example`, `${name}-thief@mofu.example`]
  const { token } = await signUp(stack, { email, password })
  await call(wire.changeEmail, { body: { email: thief, password } }, bearer(token))
  const link = tokenIn(await untilMail(mailsUrl, { to: thief, subject: 'Is this your new e-mail?' }))
  return { email, thief, link, token }
}

test('a password reset ends the links requested with the old password', async () => {
  const { email, link, token } = await stolen('victim-reset')
  await call(wire.forgetPassword, { query: { email }, body: undefined })
  const reset = tokenIn(await untilMail(mailsUrl, { to: email, subject: 'Set a new password' }))
  await call(wire.resetPassword, { query: { token: reset }, body: { password: 'eight new locks' } })
  await expect(call(wire.validateEmail, { body: { token: link } })).rejects.toMatchObject(linkDead)
  await expect(call(wire.me, {}, bearer(token))).rejects.toMatchObject({ status: 401 })
})

test('a password change ends the links requested with the old password', async () => {
  const { email, link } = await stolen('victim-change')
  const { data } = await call(wire.passwordLogin, { body: { username: email, password } })
  const body = { current: password, password: 'eight new locks' }
  await call(wire.changePassword, { body }, bearer(data.token))
  await expect(call(wire.validateEmail, { body: { token: link } })).rejects.toMatchObject(linkDead)
})

test('the old mailbox is notified when a change is requested, and when it has happened', async () => {
  const { email, thief, link } = await stolen('victim-told')
  const asked = await untilMail(mailsUrl, { to: email, subject: 'A request to change your e-mail' })
  expect(asked.text).not.toContain(thief)
  await call(wire.validateEmail, { body: { token: link } })
  await untilMail(mailsUrl, { to: email, subject: 'Your e-mail was changed' })
})
