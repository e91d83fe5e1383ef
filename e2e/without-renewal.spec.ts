import { accountOf, type Person } from '@mofu/testkit/accounts'
import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'
import { labelOf, namesHere, profileOf } from './name-holder.ts'
import { arrive, signThrough, tradingHere } from './trader.ts'

/* The chain's clock is more than a year ahead afterwards: this file comes last in the order of names. */

const DAY = 86_400
const owner: Person = 'ren'
const next: Person = 'mio'
const label = 'natsu-no-yume'
const name = `${label}.pet`

const main = (page: Page) => page.getByRole('main')
const search = (page: Page) => page.getByRole('region', { name: 'Find a name' })
const pageOf = (person: Person) => `/owner/${accountOf(person).address.toLowerCase()}`

test('a name is not listed beyond its lifetime; unrenewed it ends, is free after its grace period and another registers it, and its first owner is nowhere shown by it', async ({
  browser,
  visitor,
}) => {
  test.setTimeout(480_000)
  const { register, choosePrimary, pass, pathOf, projected, nameOf } = await namesHere()
  const { mint } = await tradingHere()
  const [pet] = await mint(owner, [7_433])
  if (!pet) throw new Error('nothing was minted')
  await register([[label, owner]])
  await choosePrimary(owner, label, pet.id)
  await visitor.goto(pageOf(owner))
  await expect(profileOf(visitor)).toContainText(name)

  // 165 days are left: too few for a sale that may end in 180 days, enough for one in 90.
  await pass(200 * DAY)
  const seller = await arrive(browser, owner, '/account')
  await main(seller).getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(seller.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await seller.goto((await pathOf(label)).replace('/pnsdetail/', '/detail/'))
  const dialog = seller.getByRole('dialog')
  const offer = async (days: string) => {
    await main(seller).getByRole('button', { name: 'Sell this pet' }).click()
    await dialog.getByLabel('Price', { exact: true }).fill('0.4')
    await dialog.getByText(days, { exact: true }).click()
    await dialog.getByRole('button', { name: 'Review' }).click()
  }
  await offer('180 days')
  await dialog.getByRole('button', { name: 'Start: two signatures' }).click()
  await expect(dialog).toContainText('The name must stay valid for at least 7 days after the sale.', {
    timeout: 30_000,
  })
  await expect(dialog).toContainText('Choose an earlier end, or renew the name first.')
  await expectLooksWell(seller)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await offer('90 days')
  await signThrough(seller, `${name} is for sale`)

  // The grace period begins. The open page of its owner loses the name, and nothing can be sent to it.
  await expect(profileOf(visitor)).toContainText(name)
  await pass(165 * DAY)
  await expect(profileOf(visitor)).not.toContainText(name, { timeout: 40_000 })
  await expectLooksWell(visitor)
  await visitor.goto(`/detail/${pet.id}`)
  await expect(main(visitor).getByText(pet.name).first()).toBeVisible()
  await expect(main(visitor).getByText(name)).toHaveCount(0)
  await visitor.goto(`/pnslist?q=${label}`)
  await expect(search(visitor).getByText('Grace period', { exact: true })).toBeVisible()
  await seller.goto(`/detail/${pet.id}`)
  await main(seller).getByRole('button', { name: 'Give away' }).click()
  await dialog.getByLabel('To this address').fill(name)
  await expect(dialog).toContainText(`${name} resolves to no address`)

  // Its owner is notified, and the news leads to the name.
  await seller.goto('/account')
  await seller
    .getByRole('banner')
    .getByRole('link', { name: /^Inbox/ })
    .click()
  const news = seller
    .getByRole('region', { name: 'Inbox' })
    .getByRole('link', { name: `${name} has expired.` })
  await expect(news).toBeVisible()
  await expectLooksWell(seller)
  await news.click()
  await expect(seller.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(main(seller)).toContainText('This name is in its grace period')
  await seller.context().close()

  await pass(90 * DAY)
  await projected()
  await expect(search(visitor).getByText('Available', { exact: true })).toBeVisible()
  const buyer = await arrive(browser, next, `/pnslist?q=${label}`)
  await search(buyer).getByRole('button', { name: 'Start: step 1' }).click()
  await signThrough(buyer, 'Step 1 is done')
  await pass(60)
  const second = search(buyer).getByRole('button', { name: 'Step 2: register for' })
  await expect(second).toBeEnabled({ timeout: 30_000 })
  await second.click()
  await signThrough(buyer, `${name} is yours`)
  expect((await nameOf(label)).holder).toBe(accountOf(next).address)
  await buyer.context().close()

  // The first owner's choice does not come back with the new registration, and the new owner has made none yet.
  for (const person of [owner, next]) {
    await visitor.goto(pageOf(person))
    await expect(labelOf(visitor, person)).toBeVisible()
    await expect(profileOf(visitor)).toHaveText(/^0x..….{4}$/)
  }
  await choosePrimary(next, label)
  await visitor.goto(pageOf(next))
  await expect(profileOf(visitor)).toContainText(name)
  await visitor.goto(pageOf(owner))
  const card = main(visitor).getByRole('article').filter({ hasText: pet.name })
  await expect(card.getByTitle(accountOf(owner).address.toLowerCase())).toHaveText(/^0x..….{4}$/)
  await expect(profileOf(visitor)).not.toContainText(name)
})
