import { accountOf } from '@mofu/testkit/accounts'
import { samplePng } from '@mofu/testkit/sample-files'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import { editV2, managedCollectionById } from '@mofu/wire/collections/management'
import { expect, type Page } from '@playwright/test'

import { sign, signIn } from './creator.ts'
import { expectAccessible, expectNoSidewaysScroll, stackUrl, test } from './journey.ts'
import { arrive, signThrough } from './trader.ts'

const call = () => createClient({ baseUrl: stackUrl() })

async function cut(page: Page, kind: 'Logo' | 'Banner', buffer: Buffer): Promise<void> {
  await page
    .getByLabel(kind, { exact: true })
    .setInputFiles({ name: 'pet.png', mimeType: 'image/png', buffer })
  const dialog = page.getByRole('dialog', { name: 'Cut the picture' })
  await dialog.getByRole('img', { name: 'Cut the picture' }).press('ArrowRight')
  await dialog.getByRole('slider', { name: 'Size' }).fill('1.5')
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: kind })).toBeVisible()
}

test.describe.configure({ timeout: 150_000 })

test('a creator deploys a collection with a cropped logo and banner, and its page is published at once [route-31] [rule-26]', async ({
  visitor,
  walletOf,
}) => {
  const name = 'Night Garden Owls'
  await walletOf(visitor, 'lin')
  await visitor.goto('/user-center/create-collection')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Make a collection' })).toBeVisible()
  await signIn(visitor)
  // All errors at once, and the first wrong field has the focus.
  await visitor.getByLabel('Earnings go to').fill('me')
  await visitor.getByRole('button', { name: 'Keep as a draft' }).click()
  for (const label of ['Name', 'Symbol', 'Earnings go to']) {
    await expect(visitor.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(visitor.getByLabel('Name', { exact: true })).toBeFocused()
  await visitor.getByLabel('Earnings go to').fill(accountOf('lin').address)
  await visitor.getByLabel('Name', { exact: true }).fill(name)
  await visitor.getByLabel('Symbol', { exact: true }).fill('OWLS')
  await cut(visitor, 'Logo', samplePng({ width: 640, height: 480 }))
  await cut(visitor, 'Banner', samplePng({ width: 800, height: 800 }))
  await visitor.getByLabel('Description').fill('Awake when everyone sleeps.')
  await visitor.getByLabel('Creator earnings (%)').fill('10.01')
  await visitor.getByLabel('How many may be minted').selectOption('limited')
  await visitor.getByLabel('The most there will ever be').fill('50')
  await visitor.getByRole('button', { name: 'Put it on the chain' }).click()
  await expect(visitor.getByText('Creator earnings go from 0% to 10%.')).toBeVisible()
  await visitor.getByLabel('Creator earnings (%)').fill('7.5')
  await visitor.getByRole('button', { name: 'Put it on the chain' }).click()
  await sign(visitor, `Look after ${name}`)

  await expect(visitor.getByRole('heading', { level: 1, name: `Look after ${name}` })).toBeVisible()
  const id = new URL(visitor.url()).searchParams.get('id') ?? ''
  await expect
    .poll(async () => (await call()(managedCollectionById, { params: { id } })).data.page)
    .toMatchObject({ description: 'Awake when everyone sleeps.', royalty: 750 })
  const { data } = await call()(managedCollectionById, { params: { id } })
  for (const [url, width, height] of [
    [data.page?.logo, 300, 300],
    [data.page?.banner, 1_430, 370],
  ] as const) {
    const size = await visitor.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }, url ?? '')
    expect(size).toEqual([width, height])
  }
  await expectNoSidewaysScroll(visitor)
  await expectAccessible(visitor)

  // The form shows what is stored; changing one field keeps the others, also those another device changes meanwhile.
  const form = visitor.getByRole('main')
  await expect(form.getByLabel('Description')).toHaveValue('Awake when everyone sleeps.')
  await form.getByLabel('Social link').fill('https://owls.example/')
  const token = await tokenOf(stackUrl(), 'lin')
  if (!data.page) throw new Error('the page is not stored')
  await call()(
    editV2,
    {
      params: { id },
      body: { ...data.page, recipient: data.page.recipient as `0x${string}`, description: 'Owls.' },
    },
    bearer(token),
  )
  await expect(form.getByLabel('Description')).toHaveValue('Owls.')
  await form.getByRole('button', { name: 'Save the page' }).click()
  await expect
    .poll(async () => (await call()(managedCollectionById, { params: { id } })).data.page)
    .toEqual({ ...data.page, description: 'Owls.', socialLink: 'https://owls.example/' })
})

test('a deployed draft is not offered for deployment again; a collaborator manages the collection', async ({
  visitor,
  walletOf,
  browser,
}) => {
  const name = 'Quiet Foxes'
  await walletOf(visitor, 'lin')
  await visitor.goto('/user-center/create-collection')
  await signIn(visitor)
  await visitor.getByLabel('Name', { exact: true }).fill(name)
  await visitor.getByLabel('Symbol', { exact: true }).fill('FOXES')
  await visitor.getByRole('button', { name: 'Put it on the chain' }).click()
  await signThrough(visitor, `${name} stands!`)
  // The window was closed without following its link.
  await expect(visitor.getByRole('heading', { name: `${name} is on the chain` })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Put it on the chain' })).toHaveCount(0)
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: `Look after ${name}` }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: `Look after ${name}` })).toBeVisible()
  const id = new URL(visitor.url()).searchParams.get('id') ?? ''

  const people = visitor.getByRole('region', { name: 'Who may help' })
  await people.getByLabel('Wallet address').fill(accountOf('yuki').address)
  await people.getByRole('button', { name: 'Add as collaborator' }).click()
  await signThrough(visitor, 'Done')
  await expect(people.getByRole('listitem')).toHaveCount(1)
  const helper = await arrive(browser, 'yuki', `/collection-list/${id}`)
  await helper.getByRole('link', { name: 'Manage this collection' }).click()
  await expect(helper.getByRole('heading', { level: 1, name: `Look after ${name}` })).toBeVisible()
})

test('an art collection starts as a limited edition, at both of its addresses [route-32] [route-03]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'yuki')
  await visitor.goto('/nft/createArtaCollection')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Make an art collection' })).toBeVisible()
  await signIn(visitor)
  await expect(visitor.getByLabel('The most there will ever be')).toHaveValue('100')
  await visitor.goto('/user-center/create-arta-collection')
  await expect(visitor.getByLabel('The most there will ever be')).toHaveValue('100')
  await visitor.getByLabel('Name', { exact: true }).fill('Ten Small Paintings')
  await visitor.getByLabel('Symbol', { exact: true }).fill('TEN')
  await visitor.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect(visitor.getByText('Your draft is kept.')).toBeVisible()
  await visitor.goto('/user-center/create-collection')
  await expect(visitor.getByRole('region', { name: 'Your drafts' })).toContainText('Ten Small Paintings')
})
