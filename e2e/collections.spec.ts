import { accountOf } from '@mofu/testkit/accounts'
import { createClient } from '@mofu/wire/client'
import { collectionsOf } from '@mofu/wire/collections'
import { expect, type Page } from '@playwright/test'

import { stackUrl, test } from './journey.ts'

async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet', exact: true }).first().click()
  await page
    .getByRole('dialog', { name: 'Connect a wallet' })
    .getByRole('button', { name: 'MetaMask' })
    .click()
}

test('a collection shows its header, pets, activity, traits and holders [route-17]', async ({ visitor }) => {
  const { data } = await createClient({ baseUrl: stackUrl() })(collectionsOf, {
    params: { x: accountOf('mei').address },
    query: {},
  })
  const [cloud] = data.list
  await visitor.goto(`/collection-list/${cloud?.id}`)
  await expect(visitor.getByRole('heading', { level: 1, name: '雲朵俱樂部' })).toBeVisible()
  await expect(visitor.getByText('Not verified', { exact: true })).toBeVisible()
  const figures = visitor.locator('dl').first()
  await expect(figures).toContainText(`Pets${cloud?.nftCount}`)
  await expect(figures).toContainText(`Holders${cloud?.holderCount}`)
  const pets = visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link')
  await expect(pets).toHaveCount(cloud?.nftCount ?? 0)

  await visitor.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(visitor).toHaveURL(/tab=activity/)
  await expect(visitor.getByRole('row')).toHaveCount((cloud?.nftCount ?? 0) + 1)
  await expect(visitor.getByText('That is all.')).toBeVisible()

  await visitor.getByRole('link', { name: 'Traits', exact: true }).click()
  const species = visitor.getByRole('region', { name: 'Species' }).getByRole('listitem')
  await expect(species.first()).toBeVisible()
  const counts = await species.allInnerTexts()
  const total = counts.reduce((sum, text) => sum + Number(/(\d+) ·/.exec(text)?.[1]), 0)
  expect(total).toBe(cloud?.nftCount)

  await visitor.getByRole('link', { name: 'Holders', exact: true }).click()
  await expect(visitor.getByText(`${cloud?.holderCount} of ${cloud?.holderCount} holders`)).toBeVisible()
  // The tab is in the address: the link shows everybody the same.
  await visitor.reload()
  await expect(visitor.getByText(`${cloud?.holderCount} of ${cloud?.holderCount} holders`)).toBeVisible()
})

test('a missing collection says so', async ({ visitor }) => {
  await visitor.goto('/collection-list/31337-0x00000000000000000000000000000000000000ff')
  await expect(visitor.getByRole('heading', { name: 'This collection is not here' })).toBeVisible()
  await visitor.goto('/collection-list/nonsense')
  await expect(visitor.getByRole('heading', { name: 'This collection is not here' })).toBeVisible()
})

test('the user center opens with my collections [route-27] [route-28] [ui-30]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'mei')
  await visitor.goto('/user-center')
  await expect(visitor).toHaveURL(/\/user-center\/collections-list$/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'My collections' })).toBeVisible()
  await connect(visitor)
  const cards = visitor.getByRole('list', { name: 'Collections' }).getByRole('link')
  await expect(cards).toHaveText(['雲朵俱樂部'])
  await cards.click()
  await expect(visitor.getByRole('heading', { level: 1, name: '雲朵俱樂部' })).toBeVisible()
})
