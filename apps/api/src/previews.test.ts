import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { collectionsPreviews } from './modules/collections/preview.ts'
import { marketPreviews } from './modules/market/preview.ts'
import { previewTable } from './platform/link-preview.ts'

const of = { chainId: 5, contract: zeroAddress, updatedBlock: 1 }
const collectionId = `5-${zeroAddress}`

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'previews')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'previews', max: 2 }))
  const people = { owner: zeroAddress, creator: zeroAddress }
  const named = { name: 'Some', symbol: 'S', maxMint: 0n, isOpen: false, createdAt: 1, nftCount: 1 }
  await db.insert(collection).values({ id: collectionId, ...of, ...people, ...named })
  const minted = { mintOrder: 1, mintedBlock: 1, mintedAt: 1, tokenUri: '', royalty: 0, tokenId: 1n }
  const media = { title: 'Pet', mediaUrl: 'https://media.example/pets/1/768.webp' }
  await db
    .insert(nft)
    .values({ id: `${collectionId}-1`, collectionId, ...of, ...people, ...minted, ...media })
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

test('links to a pet and its collection show them, unless lists hide the collection', async () => {
  const find = previewTable([...marketPreviews(db), ...collectionsPreviews({ db, defaultChainId: 5 })])
  const previews = async () => {
    const pet = await find(`/detail/${collectionId}-1`, new URLSearchParams())
    const page = await find(`/collection-list/${collectionId}`, new URLSearchParams())
    const list = await find('/list', new URLSearchParams({ collection: collectionId }))
    return [pet, page, list].map((one) => (one === undefined || one === 'missing' ? one : one.title))
  }
  for (const state of ['unverified', 'verified'] as const) {
    await db.update(collection).set({ state })
    expect(await previews()).toEqual(['Pet · Some · Mofu', 'Some · Mofu', 'Some · Mofu'])
  }
  for (const state of ['hidden', 'disabled'] as const) {
    await db.update(collection).set({ state })
    expect(await previews()).toEqual([undefined, undefined, undefined])
  }
})
