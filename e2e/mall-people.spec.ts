import { accountOf } from '@mofu/tools/stack/accounts'
import { bearer, signInWallet, signUp } from '@mofu/tools/stack/sign-in'
import { createClient } from '@mofu/wire/client'
import { reviewShop, shopApplications } from '@mofu/wire/mall/merchants'
import { expect } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, mailsUrl, stackUrl, test } from './journey.ts'

const password = 'seven sleepy otters'

test('a merchant asks for a shop, an admin opens it, and it has a page [route-44]', async ({ visitor }) => {
  const email = 'merchant@mofu.example'
  await signUp({ apiUrl: stackUrl(), mailsUrl: mailsUrl() }, { email, password })
  await visitor.goto('/mall')
  await visitor.getByRole('link', { name: 'Open a shop' }).click()
  await expect(visitor).toHaveURL(`${stackUrl()}/mall/entry`)
  await visitor.getByRole('button', { name: 'E-mail and password' }).click()
  const login = visitor.getByRole('dialog', { name: 'Login', exact: true })
  await login.getByLabel('E-mail').fill(email)
  await login.getByLabel('Password').fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(login).toBeHidden()

  await visitor.getByRole('button', { name: 'Send the application' }).click()
  await expect(visitor.getByText('Please give the shop a name')).toBeVisible()
  await visitor.getByLabel('Name of the shop').fill('Paper Moon')
  await visitor.getByLabel('What you sell').fill('Paper things.')
  await visitor.getByLabel('What this shop promises').fill('Seven days.')
  await visitor.getByLabel('E-mail for customers').fill('moon@mofu.example')
  await visitor.getByLabel('Payout address').fill(accountOf('aki').address)
  await expectAccessible(visitor)
  await visitor.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(visitor)
  await visitor.getByRole('button', { name: 'Send the application' }).click()
  const own = visitor.getByRole('region', { name: 'Your shops' })
  await expect(own).toContainText('Being looked at')

  const call = createClient({ baseUrl: stackUrl() })
  const { v1Info } = await signInWallet(stackUrl(), accountOf('deployer'))
  const { data } = await call(shopApplications, {}, bearer(v1Info.token))
  const id = data.list.find(({ name }) => name === 'Paper Moon')?.id ?? 0
  await call(reviewShop, { body: { id, isApproved: true, reason: 'papers seen' } }, bearer(v1Info.token))
  await visitor.reload()
  await own.getByRole('link', { name: 'Paper Moon' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Paper Moon' })).toBeVisible()
  await expect(visitor.getByText('The shelves are being filled')).toBeVisible()
})
