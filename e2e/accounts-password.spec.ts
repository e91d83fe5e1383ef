import { tokenIn, untilMail } from '@mofu/testkit/mails'
import { signUp } from '@mofu/testkit/sign-in'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, mailsUrl, stackUrl, test } from './journey.ts'
import { loginDialog, openLogin, password, signInByPassword, stack } from './login-forms.ts'

const mallDialog = (page: Page) => page.getByRole('dialog', { name: 'Login to the mall' })
const registerDialog = (page: Page) => page.getByRole('dialog', { name: 'Register', exact: true })

test('register, confirm by e-mail, login, forget, reset [route-50] [route-51] [route-52]', async ({
  visitor,
}) => {
  // The longest journey: seven pages and two e-mails.
  test.slow()
  const email = 'journey@mofu.example'
  const login = await openLogin(visitor)
  await expectAccessible(visitor)
  await login.getByRole('button', { name: 'New here? Register' }).click()
  const form = registerDialog(visitor)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Password again').fill(password)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByText(`We sent a mail to ${email}.`)).toBeVisible()

  const yes = await untilMail(mailsUrl(), { to: email, subject: 'Is this your e-mail?' })
  await visitor.goto(`/validateEmail#token=${tokenIn(yes)}`)
  await expect(visitor.getByRole('heading', { name: `Yes, ${email} is yours` })).toBeVisible()
  await expect(visitor).toHaveURL(`${stackUrl()}/validateEmail`)
  await expectAccessible(visitor)

  await signInByPassword(visitor, email)
  await expect(visitor.getByRole('heading', { name: 'My account' })).toBeVisible()
  const reloaded = visitor.waitForEvent('load')
  await visitor.getByRole('button', { name: 'Sign out' }).click()
  await reloaded
  await expect(visitor.getByRole('heading', { name: 'Sign in to see your account' })).toBeVisible()

  const again = await openLogin(visitor)
  await again.getByLabel('E-mail').fill(email)
  await again.getByRole('link', { name: 'Forget password?' }).click()
  await expect(visitor).toHaveURL(`${stackUrl()}/forgetPassword?email=${encodeURIComponent(email)}`)
  await expect(again).toBeHidden()
  await expect(visitor.getByLabel('E-mail')).toHaveValue(email)
  await visitor.getByRole('button', { name: 'Send the link' }).click()
  await expect(visitor.getByText(`If ${email} has an account, a mail is on its way.`)).toBeVisible()

  const reset = await untilMail(mailsUrl(), { to: email, subject: 'Set a new password' })
  await visitor.goto(`/resetPassword#token=${tokenIn(reset)}`)
  await expect(visitor.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(visitor).toHaveURL(`${stackUrl()}/resetPassword`)
  await visitor.getByLabel('New password').fill('eight brave hamsters')
  await visitor.getByLabel('Password again').fill('eight brave hamsters')
  await visitor.getByRole('button', { name: 'Set this password' }).click()
  await expect(visitor.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await signInByPassword(visitor, email, 'eight brave hamsters')
  await expect(visitor.getByRole('main').getByText(email).first()).toBeVisible()
})

test('a truncated link from an e-mail says so, and offers a way on', async ({ visitor }) => {
  await visitor.goto('/validateEmail')
  await expect(visitor.getByRole('heading', { name: 'This link is not complete' })).toBeVisible()
  await visitor.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(loginDialog(visitor).getByRole('button', { name: 'New here? Register' })).toBeVisible()
})

test('a typed password is shown and hidden again, also with the keyboard', async ({ visitor }) => {
  const dialog = await openLogin(visitor)
  const field = dialog.getByLabel('Password')
  await field.fill(password)
  await expect(field).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue(password)
  await expectAccessible(visitor)
  await field.focus()
  await visitor.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Hide password' })).toBeFocused()
  await visitor.keyboard.press('Enter')
  await expect(field).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'New here? Register' }).click()
  await expect(registerDialog(visitor).getByRole('button', { name: 'Show password' })).toHaveCount(2)
})

test('each field shows its error on blur [ui-31] [rule-03] [rule-04] [rule-05] [rule-06]', async ({
  visitor,
}) => {
  const dialog = await openLogin(visitor)
  const leave = () => visitor.keyboard.press('Tab')
  await dialog.getByLabel('E-mail').focus()
  await expect(dialog.getByText('Please enter email')).toHaveCount(0)
  await leave()
  await expect(dialog.getByText('Please enter email')).toBeVisible()
  await dialog.getByLabel('E-mail').fill('not an address')
  await expect(dialog.getByText('Please enter the correct email format')).toBeVisible()
  await dialog.getByLabel('Password').focus()
  await leave()
  await expect(dialog.getByText('Please enter password')).toBeVisible()

  await dialog.getByRole('button', { name: 'New here? Register' }).click()
  const form = registerDialog(visitor)
  await form.getByLabel('Password again').focus()
  await leave()
  await expect(form.getByText('Please enter password again')).toBeVisible()
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Password again').fill('another')
  await leave()
  await expect(form.getByText('The two passwords are not the same')).toBeVisible()
  await expectAccessible(visitor)
})

test('a wrong password and a rejected registration are reported in the dialog [rule-11]', async ({
  browser,
}) => {
  // The browser logs each rejected request to the console, so this page allows errors.
  const page = await browser.newPage({ baseURL: stackUrl() })
  const dialog = await openLogin(page)
  await dialog.getByLabel('E-mail').fill('nobody@mofu.example')
  await dialog.getByLabel('Password').fill('guess')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Login failed')
  await dialog.getByRole('button', { name: 'New here? Register' }).click()
  const form = registerDialog(page)
  await form.getByLabel('E-mail').fill('nobody@mofu.example')
  await form.getByLabel('Password', { exact: true }).fill('password1')
  await form.getByLabel('Password again').fill('password1')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByRole('alert')).toContainText('Register failed')
  await expect(form.getByRole('alert')).toContainText('lists that attackers try first')
  await page.close()
})

test('401 opens the mall login with the stored e-mail; the password alone leads back [ui-15] [ui-27]', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: stackUrl() })
  const email = 'expires@mofu.example'
  await signUp(stack(), { email, password })
  const login = await openLogin(page)
  await login.getByRole('button', { name: 'New here? Register' }).click()
  await registerDialog(page).getByRole('button', { name: 'Have an account? Login' }).click()
  await expect(login.getByLabel('E-mail')).toBeEnabled()
  await signInByPassword(page, email)
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('tokenReadOnly', 'A'.repeat(43)))
  await page.reload()
  const dialog = mallDialog(page)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('E-mail')).toBeDisabled()
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Forget password?' })).toHaveAttribute(
    'href',
    `/forgetPassword?email=${encodeURIComponent(email)}`,
  )
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await page.close()
})

test('the account page: sessions, e-mails, password, data', async ({ visitor }) => {
  const email = 'manages@mofu.example'
  await signUp(stack(), { email, password })
  await signInByPassword(visitor, email)
  await expect(visitor.getByRole('img', { name: 'QR code of your invite link' })).toBeVisible()
  await visitor.getByRole('button', { name: 'End all others' }).click()
  await expect(visitor.getByRole('button', { name: 'End all others' })).toHaveCount(0)

  const reminders = visitor.getByLabel('Reminders')
  await expect(reminders).not.toBeChecked()
  await reminders.check()
  await visitor.reload()
  await expect(visitor.getByLabel('Reminders')).toBeChecked()

  await visitor.getByRole('button', { name: 'Change password' }).click()
  await visitor.getByLabel('Current password').fill(password)
  await visitor.getByLabel('New password').fill('nine tired foxes')
  await visitor.getByLabel('Password again').fill('nine tired foxes')
  await visitor.getByRole('button', { name: 'Save' }).click()
  await expect(visitor.getByText('The password is changed.')).toBeVisible()

  const downloading = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Download my data' }).click()
  expect((await downloading).suggestedFilename()).toBe('mofu-account.json')
  await expectAccessible(visitor)
  for (const width of [390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(visitor)
  }

  await visitor.getByRole('button', { name: 'Delete my account' }).click()
  await visitor.getByLabel('Type it here').fill(email)
  await visitor.getByRole('button', { name: 'Delete for ever' }).click()
  await expect(visitor.getByRole('heading', { name: 'Sign in to see your account' })).toBeVisible()
})
