import { accountOf } from '@mofu/testkit/accounts'
import { expect, type Page } from '@playwright/test'
import { parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { petsHere } from './pet-holder.ts'
import { arrive, petNow, signThrough } from './trader.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Price', exact: true })
const ownPets = (page: Page) => page.getByRole('region', { name: 'Your pets from this machine' })

test('a pulled pet has a link to its page in the machine, is listed there, and another wallet buys it', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { pull } = await petsHere()
  const [pet] = await pull('nao', 1)
  if (!pet) throw new Error('nothing was pulled')
  const seller = await arrive(browser, 'nao', '/gachaMachine')
  await seller.getByRole('region', { name: 'Latest pulls' }).getByRole('link', { name: pet.name }).click()
  await expect(seller).toHaveURL(new RegExp(`/detail/${pet.id}$`))
  await seller.goBack()
  await ownPets(seller).getByRole('link', { name: pet.name }).click()
  await expect(seller.getByRole('heading', { level: 1, name: pet.name })).toBeVisible()
  await expect(seller.getByRole('main').getByRole('link', { name: 'Mofu Pets' }).first()).toBeVisible()
  // A shared link shows the pet's card.
  const document = await (await seller.request.get(`/detail/${pet.id}`)).text()
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(document) ?? []
  expect(image).toMatch(/\/pets\/\d+\/card\.png$/)
  expect((await seller.request.get(image)).headers()['content-type']).toBe('image/png')
  // A shared link to the pull does too, and names the pet.
  await seller.goto('/gachaMachine')
  const latest = seller.getByRole('region', { name: 'Latest pulls' }).getByRole('listitem')
  const check = latest.filter({ hasText: pet.name }).getByRole('link', { name: 'Check this draw' })
  const pulled = await (await seller.request.get((await check.getAttribute('href')) ?? '')).text()
  expect(pulled).toContain(`<meta property="og:title" content="${pet.name} · Mofu Capsules · Mofu"`)
  expect(pulled).toContain(`<meta property="og:image" content="${image}"`)
  await seller.goto(`/detail/${pet.id}`)
  await expect(seller.getByRole('heading', { level: 1, name: pet.name })).toBeVisible()
  // A pet shows how rare each trait is among the ten thousand.
  await expect(seller.getByText(/of 10,000/).first()).toBeVisible()

  await panel(seller).getByRole('button', { name: 'Sell this pet' }).click()
  const form = seller.getByRole('dialog')
  await form.getByLabel('Price', { exact: true }).fill('0.4')
  await form.getByRole('button', { name: 'Review' }).click()
  await signThrough(seller, `${pet.name} is for sale`)
  expect(await petNow(pet.id)).toMatchObject({ status: 2, price: String(parseEther('0.4')) })

  const buyer = await arrive(browser, 'kai', `/detail/${pet.id}`)
  for (const width of [390, 1440]) {
    await buyer.setViewportSize({ width, height: 900 })
    await expect(panel(buyer)).toContainText('0.4 ETH')
    await expectNoSidewaysScroll(buyer)
    await expectAccessible(buyer)
  }
  await panel(buyer).getByRole('button', { name: 'Buy now' }).click()
  await signThrough(buyer, `${pet.name} is yours!`)
  expect(await petNow(pet.id)).toMatchObject({ status: 1, owner: accountOf('kai').address.toLowerCase() })

  // The buyer may redeem it now, and the seller no longer.
  await buyer.goto('/gachaMachine')
  await expect(ownPets(buyer).getByRole('button', { name: `Redeem ${pet.name}` })).toBeVisible()
  await seller.goto('/gachaMachine')
  await expect(ownPets(seller).getByRole('link', { name: pet.name })).toHaveCount(0)
  await seller.context().close()
  await buyer.context().close()
})
