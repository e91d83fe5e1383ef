import { collection } from '@mofu/db/app/collections'
import { freightTemplate, product, shop, sku } from '@mofu/db/app/mall/shop'
import { nft } from '@mofu/db/app/market'
import { quiz } from '@mofu/db/app/predictions/quiz'
import { projection } from '@mofu/db/app/projection'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi } from '@mofu/testkit/services'
import { createClient } from '@mofu/wire/client'
import { searchCollection } from '@mofu/wire/collections'
import { home } from '@mofu/wire/home'
import { getProductsBySearch } from '@mofu/wire/mall/catalogue'
import { getAllNfts } from '@mofu/wire/market'
import { predictionList } from '@mofu/wire/predictions'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const { chainId } = stack
const owner = `0x${'7'.repeat(40)}`
const pets = stack.pets.toLowerCase()
const now = Math.floor(Date.now() / 1_000)

let fresh: FreshDatabase
let db: Database
let api: Awaited<ReturnType<typeof startApi>>
let call: ReturnType<typeof createClient>

beforeAll(async () => {
  fresh = await freshDatabase(stack.databaseUrl, 'page_sizes')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'page-sizes', max: 2 }))
  await db.insert(projection).values({
    chainId,
    deployment: 'page-sizes',
    checkpoint: '',
    block: 1,
    blockTime: now,
    finalizedBlock: 1,
    projectedAt: now,
  })
  await insertCollections()
  await insertNfts()
  await insertProducts()
  await insertQuizzes()
  const env = { ...stack.env, DATABASE_URL: fresh.url, API_PORT: String(await freePort()) }
  api = await startApi({ env, logFile: logIn(stack.folder, 'page-sizes') })
  call = createClient({ baseUrl: api.url })
})

afterAll(async () => {
  await api?.part.stop()
  await db.$client.end()
  await fresh.drop()
})

const isIn = { chainId, owner, creator: owner, updatedBlock: 1 }

async function insertCollections(): Promise<void> {
  const facts = { name: 'Sized', symbol: 'S', maxMint: 0n, isOpen: false, createdAt: 1 }
  const others = Array.from({ length: 13 }, (_, index) => `0x${String(index + 1).padStart(40, '0')}`)
  const rows = [pets, ...others].map((contract) => ({ id: `${chainId}-${contract}`, contract }))
  await db.insert(collection).values(rows.map((row) => ({ ...row, ...isIn, ...facts })))
}

/** One more than the largest page, the first 16 of them listed. */
async function insertNfts(): Promise<void> {
  const minted = { mintedBlock: 1, mintedAt: 1, tokenUri: '', royalty: 0, contract: pets }
  for (let from = 1; from <= 10_001; from += 1_000) {
    const count = Math.min(1_000, 10_002 - from)
    const rows = Array.from({ length: count }, (_, index) => {
      const tokenId = BigInt(from + index)
      const id = `${chainId}-${pets}-${tokenId}`
      const ask =
        tokenId <= 16n
          ? { price: tokenId * 100n, coin: zeroAddress, askEnd: now + 86_400, listedAt: now }
          : {}
      return {
        id,
        tokenId,
        mintOrder: from + index,
        title: `Sized ${tokenId}`,
        mediaUrl: 'ipfs://picture',
        ...ask,
      }
    })
    const collectionId = `${chainId}-${pets}`
    await db.insert(nft).values(rows.map((row) => ({ ...row, ...isIn, ...minted, collectionId })))
  }
}

async function insertProducts(): Promise<void> {
  const facts = { status: 'open', name: 'Sized', email: 'a@mofu.example', country: 'JP' } as const
  const [made] = await db
    .insert(shop)
    .values({ ...facts, payoutAddress: owner })
    .returning()
  const shopId = made?.id ?? 0
  const [freight] = await db
    .insert(freightTemplate)
    .values({ shopId, name: 'F', unit: 'piece', rules: [] })
    .returning()
  const row = {
    shopId,
    categoryId: 1,
    freightTemplateId: freight?.id ?? 0,
    status: 'listed' as const,
    title: { en: 'Bowl' },
    priceFrom: 100n,
    priceTo: 100n,
    listedAt: new Date(),
  }
  const products = await db
    .insert(product)
    .values(Array.from({ length: 17 }, () => row))
    .returning({ id: product.id })
  await db
    .insert(sku)
    .values(products.map(({ id }) => ({ productId: id, shopId, price: 100n, onHand: 1, choices: [] })))
}

async function insertQuizzes(): Promise<void> {
  const rows = Array.from({ length: 21 }, (_, index) => {
    const dossier = `0x${String(index).padStart(64, '0')}`
    return {
      chainId,
      author: owner,
      topic: `Quiz ${index}`,
      content: 'content',
      optionA: 'Yes',
      optionB: 'No',
      criteria: 'criteria',
      source: 'source',
      fallback: 'fallback',
      timeZone: 'UTC',
      closeBetsAt: now + 1_000,
      drawAt: now + 2_000,
      coin: zeroAddress,
      unitAmount: 1_000n,
      lockPrice: 0n,
      image: 'image',
      dossierText: dossier,
      dossier,
      formHash: dossier,
      state: 'approved' as const,
      approvedAt: new Date(),
    }
  })
  await db.insert(quiz).values(rows)
}

test('pages hold 20 predictions, 16 products, 12 collections and up to 10000 NFTs; 10 hot deals come from 15 asks [rule-25]', async () => {
  const quizzes = (await call(predictionList, { body: {} })).data
  expect([quizzes.list.length, quizzes.pageSize, quizzes.total]).toEqual([20, 20, 21])
  expect((await call(getProductsBySearch, { body: {} })).data.list).toHaveLength(16)
  const collections = (await call(searchCollection, { query: { key: 'Sized' } })).data
  expect(collections.list).toHaveLength(12)

  const query = { address: owner, pageSize: 10_000 }
  const nfts = (await call(getAllNfts, { query, body: {} })).data
  expect(nfts.list).toHaveLength(10_000)
  expect(new Set(nfts.list.map(({ id }) => id)).size).toBe(10_000)
  await expect(call(getAllNfts, { query: { ...query, page: 2 }, body: {} })).rejects.toMatchObject({
    failure: { error: 'market.too_deep' },
  })

  const { hotDeals } = (await call(home, { query: {} })).data
  expect(hotDeals.map(({ tokenId }) => Number(tokenId))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  // A deal has a picture. Of the fifteen lowest asks nine are left; the sixteenth is not among those asked for.
  await db.$client.query('update app.nft set media_url = null where token_id <= 6')
  await expect
    .poll(async () => (await call(home, { query: {} })).data.hotDeals.length, { timeout: 10_000 })
    .toBe(9)
})
