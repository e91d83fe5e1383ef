import { accountOf, type Person } from '@mofu/testkit/accounts'
import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'
import { labelOf, namesHere, profileOf } from './name-holder.ts'
import { arrive, petNow, signThrough, tradingHere } from './trader.ts'

test.describe.configure({ timeout: 300_000 })

const owner: Person = 'ren'
const other: Person = 'mio'

const lookItThrough = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Review' })

/** Opens the form that gives a token away, and types who gets it. */
async function giveTo(page: Page, recipient: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Give away' }).click()
  await page.getByRole('dialog').getByLabel('To this address').fill(recipient)
}

test('an address is its primary name and its pet on cards, pages and lists; a tap shows the address; a name that has moved is shown no more', async ({
  visitor,
}) => {
  const label = 'tsuki-no-usagi'
  const name = `${label}.pet`
  const address = accountOf(owner).address.toLowerCase()
  const { register, choosePrimary, setText, transfer } = await namesHere()
  const { mint } = await tradingHere()
  const [pet] = await mint(owner, [7_431])
  if (!pet) throw new Error('nothing was minted')
  await register([[label, owner]])
  await choosePrimary(owner, label, pet.id)
  await setText(owner, label, 'description', 'The moon is where the rice cakes come from.')

  const asked: number[] = []
  visitor.on('request', (request) => {
    if (!request.url().endsWith('/names/identities')) return
    const { addresses } = request.postDataJSON() as { addresses: string[] }
    asked.push(addresses.length)
  })
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await visitor.goto('/list')
  const card = visitor.getByRole('article').filter({ hasText: pet.name })
  await expect(card).toContainText(name)
  await expect(card.getByTitle(address).getByRole('presentation')).toBeVisible()
  // All owners of the list in one request.
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBeGreaterThan(1)
  await expectLooksWell(visitor)

  await visitor.goto(`/detail/${pet.id}`)
  const shown = visitor.getByRole('main').getByRole('button', { name, exact: true })
  // Owner and creator, and who it was minted for.
  await expect(shown).toHaveCount(3)
  await shown.first().click()
  const box = visitor.getByRole('dialog')
  await expect(box).toContainText(address)
  // Pressed, it stays while the pointer is elsewhere.
  await visitor.mouse.move(0, 0)
  await expectLooksWell(visitor)
  await box.getByRole('link', { name: `All pets of ${name}` }).click()
  await expect(visitor).toHaveURL(new RegExp(`/owner/${address}$`))
  await expect(profileOf(visitor)).toHaveText(name)
  await expect(labelOf(visitor, owner)).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText('The moon is where the rice cakes come from.')
  await expect(card).toContainText(name)
  await expectLooksWell(visitor)
  const views = visitor.getByRole('navigation', { name: 'What this address has' })
  await views.getByRole('link', { name: 'Names' }).click()
  await expect(visitor.getByRole('list', { name: 'Names' }).getByRole('link', { name })).toBeVisible()
  await views.getByRole('link', { name: 'Collections' }).click()
  await expect(visitor.getByRole('main')).toContainText('This address owns no collection on this network.')
  await views.getByRole('link', { name: 'Activity' }).click()
  await expect(visitor).toHaveURL(/tab=activity/)
  await expect(visitor.getByRole('main').getByRole('link', { name: pet.name })).toBeVisible()
  await expectLooksWell(visitor)
  await views.getByRole('link', { name: 'Pets' }).click()

  // The page stays open: the name leaves it.
  await transfer(owner, other, label)
  await expect(profileOf(visitor)).toHaveText(/^0x..….{4}$/, { timeout: 40_000 })
  await expect(card).toBeVisible()
  await expect(card).not.toContainText(name)
})

test('a pet and a name are sent to a name: its address is shown, and a name that resolves elsewhere when it is signed is refused', async ({
  browser,
}) => {
  const [label, given] = ['hoshi-no-usagi', 'okurimono']
  const name = `${label}.pet`
  const [first, second] = [accountOf(other).address, accountOf('rin').address]
  const names = await namesHere()
  const { mint } = await tradingHere()
  const [pet] = await mint(owner, [7_432])
  if (!pet) throw new Error('nothing was minted')
  await names.register([
    [label, other],
    [given, owner],
  ])

  const page = await arrive(browser, owner, `/detail/${pet.id}`)
  const dialog = page.getByRole('dialog')
  await giveTo(page, 'nobody-is-here.pet')
  await expect(dialog).toContainText('nobody-is-here.pet resolves to no address')
  await dialog.getByLabel('To this address').fill('mоmo.pet')
  await expect(dialog).toContainText('No name is spelled like this')
  await dialog.getByLabel('To this address').fill(name.toUpperCase())
  await expect(dialog).toContainText(`${name} resolves to this address now`)
  await expect(dialog).toContainText(first)
  await expectLooksWell(page)

  await lookItThrough(page).click()
  await expect(dialog).toContainText(name)
  await expect(dialog).toContainText(first)
  await names.pointTo(other, label, 'rin')
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(dialog).toContainText(`${name} resolves to another address now: ${second.toLowerCase()}`)
  await expect(dialog).toContainText('Nothing was sent.')
  await expectLooksWell(page)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  expect((await petNow(pet.id)).owner).toBe(accountOf(owner).address.toLowerCase())

  await giveTo(page, name)
  await expect(dialog).toContainText(second)
  await lookItThrough(page).click()
  await signThrough(page, `${pet.name} has a new home`)
  expect((await petNow(pet.id)).owner).toBe(second.toLowerCase())

  await page.goto((await names.pathOf(given)).replace('/pnsdetail/', '/detail/'))
  await giveTo(page, name)
  await expect(dialog).toContainText(second)
  await lookItThrough(page).click()
  await signThrough(page, `${given}.pet has a new home`)
  expect((await names.nameOf(given)).holder).toBe(second)
})
