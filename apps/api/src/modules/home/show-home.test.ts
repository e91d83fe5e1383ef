import { collection } from '@mofu/db/app/collections'
import { mintSale, series } from '@mofu/db/app/collections/launchpad'
import { homeContent } from '@mofu/db/app/home'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import type { CollectionState } from '@mofu/domain/collection-states'
import { homeMost, noHomeContent } from '@mofu/domain/home-content'
import { eq, inArray } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { listLaunchpads } from '../collections/index.ts'
import { showHome } from './show-home.ts'

const chainId = 5
const contractOf = (number: number) => `0x${String(number).padStart(40, '0')}`
const idOf = (number: number) => `${chainId}-${contractOf(number)}`
/** One more than the section shows. */
const sales = Array.from({ length: homeMost.launchpad + 1 }, (_, index) => index + 1)
const newestFirst = sales.toReversed().map(idOf)

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'home')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'home', max: 4 }))
  for (const number of sales) {
    const of = { id: idOf(number), chainId, contract: contractOf(number), updatedBlock: 1 }
    const facts = { owner: zeroAddress, creator: zeroAddress, symbol: 'S', maxMint: 0n, isOpen: true }
    await db.insert(collection).values({ ...of, ...facts, name: `Sale ${number}`, createdAt: number })
    const sale = {
      id: `${idOf(number)}-1`,
      chainId,
      collection: contractOf(number),
      series: 1,
      updatedBlock: 1,
    }
    await db.insert(series).values({ ...sale, creator: zeroAddress, baseUri: '', royalty: 0, minted: 0 })
    const open = {
      coin: zeroAddress,
      price: 0n,
      limit: 1,
      allOpen: true,
      merkleRoot: '',
      treeUri: '',
      isOn: true,
    }
    await db.insert(mintSale).values({ ...sale, ...open })
  }
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

async function launchpad() {
  const { launchpad: list } = await showHome({ db, deployments: [] }, { chainId, now: 1 })
  return list.map(({ id, isOn }) => ({ id, isOn }))
}

async function moderate(ids: readonly string[], state: CollectionState): Promise<void> {
  await db
    .update(collection)
    .set({ state })
    .where(inArray(collection.id, [...ids]))
}

test('an open sale that an admin chose is shown as open, however many newer ones there are', async () => {
  const oldest = idOf(1)
  const choice = { id: oldest, title: {}, thumbnailType: 'IMAGE' as const, thumbnailUrl: null }
  const content = { ...noHomeContent, launchpad: [choice] }
  await db.insert(homeContent).values({ chainId, version: 1, content, updatedBy: 'admin' })
  const others = newestFirst.filter((id) => id !== oldest)
  expect(await launchpad()).toEqual(
    [oldest, ...others].slice(0, homeMost.launchpad).map((id) => ({ id, isOn: true })),
  )
  await moderate([oldest], 'hidden')
  expect(await launchpad()).toEqual(others.map((id) => ({ id, isOn: true })))
  await moderate([oldest], 'unverified')
  await db.delete(homeContent).where(eq(homeContent.chainId, chainId))
})

test('a hidden or disabled sale gives its place to the next one, on the home page and in the list of sales', async () => {
  expect(await launchpad()).toEqual(
    newestFirst.slice(0, homeMost.launchpad).map((id) => ({ id, isOn: true })),
  )
  const [first = '', second = '', ...rest] = newestFirst
  for (const state of ['hidden', 'disabled'] as const) {
    await moderate([first, second], state)
    expect((await launchpad()).map(({ id }) => id)).toEqual(rest)
    expect((await listLaunchpads(db, { chainId, now: new Date(), most: 24 })).map(({ id }) => id)).toEqual(
      rest,
    )
  }
  await moderate([first, second], 'verified')
  expect((await listLaunchpads(db, { chainId, now: new Date(), most: 24 })).map(({ id }) => id)).toEqual(
    newestFirst,
  )
})
