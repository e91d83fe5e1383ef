import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { accountOf } from '@mofu/testkit/accounts'
import { deployCollection } from '@mofu/testkit/collections'
import { sampleMp3, samplePng } from '@mofu/testkit/sample-files'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { managedCollectionById } from '@mofu/wire/collections/management'
import { type Nft, nftsV2 } from '@mofu/wire/market'
import { expect, type Page } from '@playwright/test'

import { signIn } from './creator.ts'
import { rpcUrl, stackUrl, test } from './journey.ts'

/** BULK_ITEMS=300 for the large run; CI mints fewer in the same way. */
const ITEMS = Number(process.env['BULK_ITEMS'] ?? 12)
const BATCH = Math.ceil(ITEMS / 3)

const call = () => createClient({ baseUrl: stackUrl() })

async function mintNext(page: Page): Promise<void> {
  await page.getByLabel('At most in one signature').fill(String(BATCH))
  await page.getByRole('button', { name: new RegExp(`Mint the next ${BATCH} of`) }).click({ timeout: 60_000 })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Nothing has happened yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
}

test(`${ITEMS} works are minted in bulk, the page closed half-way: each exactly once [route-09]`, async ({
  visitor,
  walletOf,
}) => {
  test.setTimeout(120_000 + ITEMS * 2_000)
  const kuro = accountOf('kuro')
  const { data: config } = await call()(appConfig, {})
  const factory = config.networks.find(({ name }) => name === config.network)?.contracts?.[
    'CollectionFactory'
  ]
  const made = await deployCollection({ rpcUrl: rpcUrl(), factory: factory as `0x${string}` }, kuro, {
    name: 'Bulk Garden',
    salt: `0x${'9'.repeat(64)}`,
  })
  await untilProjected(stackUrl(), 31_337, made.block, 20_000)

  await walletOf(visitor, 'kuro')
  await visitor.goto('/bulkmint')
  await signIn(visitor)
  await visitor.getByLabel('Collection', { exact: true }).selectOption({ label: 'Bulk Garden' })

  // A dropped file is a line of its own, and the template lists it.
  const dropped = await visitor.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(9)], 'dropped fox.png', { type: 'image/png' }))
    return data
  })
  const choice = visitor.getByRole('region', { name: 'Files', exact: true })
  await choice.dispatchEvent('dragover', { dataTransfer: dropped })
  await choice.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(visitor.getByRole('cell', { name: 'dropped fox', exact: true })).toBeVisible()
  const download = visitor.waitForEvent('download')
  await choice.getByRole('button', { name: 'Download a CSV template' }).click()
  const template = await readFile(await (await download).path(), 'utf8')
  expect(template).toContain('file,name,artist,introduction,link\r\ndropped fox.png,dropped fox,,,')

  const folder = await mkdtemp(join(tmpdir(), 'mofu-bulk-'))
  const names = Array.from({ length: ITEMS }, (_, index) => `seed-${index + 1}`)
  await Promise.all([
    ...names.map((name, index) =>
      index === 0
        ? writeFile(join(folder, `${name}.mp3`), sampleMp3())
        : writeFile(join(folder, `${name}.png`), samplePng({ seed: index % 251, size: 300 + index })),
    ),
    writeFile(join(folder, 'notes.txt'), 'no'),
    writeFile(join(folder, '.hidden'), 'no'),
  ])
  await visitor.getByLabel('Choose a folder').setInputFiles(folder)
  await expect(visitor.getByText('One line is wrong and will be left out.')).toBeVisible()
  await visitor.getByLabel('I declare that all of this is my original work').check()
  await visitor.getByRole('button', { name: `Begin with ${ITEMS}` }).click()
  const figure = (page: Page, label: string) =>
    page.getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition')
  await expect(figure(visitor, 'Kept')).toHaveText(String(ITEMS), { timeout: 30_000 + ITEMS * 1_000 })

  // The browser has stored its own copies by now.
  await rm(folder, { recursive: true })

  // The first batch is signed, and the page is closed before the chain has included it.
  await mintNext(visitor)
  await expect(visitor.getByRole('dialog').getByText(/Sent\.|It is on the chain/)).toBeVisible()
  const context = visitor.context()
  const again = await context.newPage()
  await visitor.close()
  await walletOf(again, 'kuro')
  await again.goto('/bulkmint')
  await expect(figure(again, 'Minted')).toHaveText(String(BATCH), { timeout: 30_000 })
  for (const done of [BATCH * 2, ITEMS]) {
    if (done === ITEMS && ITEMS - BATCH * 2 !== BATCH)
      throw new Error('BULK_ITEMS must be a multiple of three')
    await mintNext(again)
    await again.getByRole('dialog').getByRole('link', { name: 'Go on' }).click({ timeout: 30_000 })
    await expect(figure(again, 'Minted')).toHaveText(String(done), { timeout: 30_000 })
  }
  await expect(again.getByText(`All ${ITEMS} are minted.`)).toBeVisible()
  await expect(figure(again, 'Left')).toHaveText('0')

  const id = `31337-${made.address}`
  expect((await call()(managedCollectionById, { params: { id } })).data.nftCount).toBe(ITEMS)
  const minted = new Map<string, Nft>()
  let cursor: string | undefined
  do {
    const { data } = await call()(nftsV2, {
      body: { collection: made.address, pageSize: 100, ...(cursor === undefined ? {} : { cursor }) },
    })
    for (const nft of data.list) minted.set(nft.title, nft)
    cursor = data.next ?? undefined
  } while (cursor !== undefined)
  expect(new Set(minted.keys())).toEqual(new Set(names))
  // The audio file got a waveform as its poster.
  expect(minted.get('seed-1')).toMatchObject({ nftType: 'audio', poster: expect.any(String) })
})
