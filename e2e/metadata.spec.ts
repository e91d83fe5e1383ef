import { mintAs } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import { expect } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, rpcUrl, stackUrl, test } from './journey.ts'

test('a token with unreadable metadata says why, and can be refreshed; one that was read shows it', async ({
  visitor,
}) => {
  const call = createClient({ baseUrl: stackUrl() })
  const { data } = await call(appConfig, {})
  const collection = data.networks.find(({ name }) => name === 'petchain')?.contracts?.['DefaultCollection']
  const order = { collection: collection as `0x${string}`, royalty: 0, fee: 0n }
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const block = await mintAs(rpcUrl(), 'wei', [
    { ...order, uri: 'https://127.0.0.1/momo.json' },
    { ...order, uri: JSON.stringify({ name: 'Momo <b>', image_data: svg }) },
  ])
  await untilProjected(stackUrl(), 31_337, block, 20_000)
  const { data: page } = await call(nftsV2, { body: { pageSize: 2 } })
  const [read, bad] = page.list.map(({ id }) => id)

  await visitor.goto(`/detail/${bad}`)
  await expect(visitor.getByText('Name and picture could not be read')).toBeVisible()
  await expect(visitor.getByText('The token names an address that we do not open.')).toBeVisible()
  await expect(visitor.getByText('No picture')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(visitor)
  await visitor.getByRole('button', { name: 'Read it again' }).click()
  await expect(visitor.getByRole('button', { name: 'Read it again' })).toBeEnabled()
  await expect(visitor.getByText('Name and picture could not be read')).toBeVisible()

  await visitor.goto(`/detail/${read}`)
  await expect(visitor.getByRole('heading', { name: 'Momo <b>' })).toBeVisible()
  await expect(visitor.getByText('Name and picture last read: just now')).toBeVisible()
  const picture = visitor.getByRole('img', { name: 'Momo <b>' })
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})
