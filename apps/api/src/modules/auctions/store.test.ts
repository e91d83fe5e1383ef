import { lot } from '@mofu/db/app/auctions'
import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import type { CollectionState } from '@mofu/domain/collection-states'
import { eq } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { previewTable } from '../../platform/link-preview.ts'
import { listLots } from './list-lots.ts'
import { auctionsPreviews } from './preview.ts'
import { showLot } from './show-lot.ts'

const chainId = 5
const seller = '0x00000000000000000000000000000000000000b1'
const [good, bad] = ['cc', 'dd'].map((end) => `0x${end.padStart(40, '0')}`) as [string, string]
const idOf = (contract: string) => `${chainId}-${contract}`

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'lots')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'lots', max: 2 }))
  for (const [index, contract] of [good, bad].entries()) {
    const of = { chainId, contract, updatedBlock: 1 }
    const facts = { owner: seller, creator: seller }
    const named = { name: 'Some', symbol: 'S', maxMint: 0n, isOpen: false, createdAt: 1 }
    await db.insert(collection).values({ id: idOf(contract), ...of, ...facts, ...named })
    const id = `${idOf(contract)}-1`
    const minted = { mintOrder: index, mintedBlock: 1, mintedAt: 1, tokenUri: '', royalty: 0 }
    const media = { title: 'Pet', mediaUrl: 'https://media.example/pets/1/768.webp' }
    await db
      .insert(nft)
      .values({ id, ...of, ...facts, ...minted, ...media, collectionId: idOf(contract), tokenId: 1n })
    await db.insert(lot).values({
      id: `${id}-0`,
      chainId,
      contract: zeroAddress,
      nftId: id,
      collection: contract,
      tokenId: 1n,
      seller,
      coin: zeroAddress,
      reserve: 1n,
      feeRate: 0,
      startAt: 1,
      endAt: 100 - index,
      extensions: 0,
      bids: 0,
      status: 'open',
      createdOrder: index,
      createdTx: '0x1',
      createdAt: 1,
      updatedBlock: 1,
    })
  }
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

async function moderate(state: CollectionState): Promise<void> {
  await db
    .update(collection)
    .set({ state })
    .where(eq(collection.id, idOf(bad)))
}

async function ongoing(of?: string) {
  const page = { chainId, time: 10, state: 'ongoing' as const, seller: of, after: undefined, pageSize: 10 }
  const { list, counts } = await listLots(db, page)
  return { contracts: list.map((one) => one.collection), count: counts.ongoing }
}

test('lots of a hidden collection are in no list, no count and no link preview, except their seller’s own', async () => {
  const find = previewTable(auctionsPreviews({ db }))
  const preview = (contract: string) => find(`/auction-detail/${idOf(contract)}-1`, new URLSearchParams())
  expect(await ongoing()).toEqual({ contracts: [bad, good], count: 2 })
  expect(await preview(bad)).toMatchObject({ title: 'Pet · Mofu' })
  for (const state of ['hidden', 'disabled'] as const) {
    await moderate(state)
    expect(await ongoing()).toEqual({ contracts: [good], count: 1 })
    expect(await ongoing(seller)).toEqual({ contracts: [bad, good], count: 2 })
    expect(await preview(bad)).toBeUndefined()
    expect(await preview(good)).toBeDefined()
    // Its own page can be opened: a bidder has to see the lot.
    expect((await showLot(db, `${idOf(bad)}-1`)).lot).toMatchObject({
      media: { title: 'Pet' },
      collectionState: state,
    })
  }
  await moderate('verified')
  expect(await ongoing()).toEqual({ contracts: [bad, good], count: 2 })
})
