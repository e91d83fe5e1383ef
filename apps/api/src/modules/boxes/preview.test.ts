import { box, prize } from '@mofu/db/app/boxes'
import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { previewTable } from '../../platform/link-preview.ts'
import { boxesPreviews } from './preview.ts'
import { showBox } from './show-box.ts'

const boxId = `5-${zeroAddress}-1`

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'draws')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'draws', max: 2 }))
  await db.insert(box).values({
    id: boxId,
    chainId: 5,
    contract: zeroAddress,
    number: 1,
    owner: zeroAddress,
    name: 'Box',
    cover: '',
    title: 'Picnic box',
    introduction: 'Who is in it?',
    coin: zeroAddress,
    hasOnePrice: true,
    price: 1n,
    minPrice: 0n,
    totalPrice: 0n,
    commissionRate: 0,
    feeRate: 0,
    commission: 0n,
    fee: 0n,
    allOpen: true,
    size: 1,
    pending: 1,
    soldCount: 1,
    orders: 2,
    settled: 1,
    run: 1,
    publishedAt: 1,
    openAt: 1,
    closeAt: 2,
    createdOrder: 1,
    createdAt: 1,
    updatedBlock: 1,
  })
  for (const [place, title] of ['First pet', 'Drawn pet'].entries()) {
    const nftId = `5-${zeroAddress}-${place}`
    await db.insert(nft).values({
      id: nftId,
      chainId: 5,
      collectionId: `5-${zeroAddress}`,
      contract: zeroAddress,
      tokenId: BigInt(place),
      owner: zeroAddress,
      creator: zeroAddress,
      tokenUri: '',
      royalty: 0,
      mintOrder: place,
      mintedBlock: 1,
      mintedAt: 1,
      updatedBlock: 1,
      metadata: 'ready',
      title,
      mediaUrl: `https://media.example/pets/${place + 1}/768.webp`,
    })
    await db.insert(prize).values({
      id: `${boxId}-${place}`,
      chainId: 5,
      boxId,
      place,
      nftId,
      collection: zeroAddress,
      tokenId: BigInt(place),
      depositor: zeroAddress,
      price: 1n,
      state: place === 1 ? 'drawn' : 'in',
      drawId: place === 1 ? `${boxId}-0` : null,
      addedAt: 1,
      updatedBlock: 1,
    })
  }
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

test('a link to a draw shows what was drawn, and one to its box the first prize', async () => {
  const find = previewTable(boxesPreviews({ db, defaultChainId: 5 }))
  const previewOf = (path: string) => find(path, new URLSearchParams())
  const description = 'Who is in it?'
  expect(await previewOf(`/fairness/lottery/${boxId}/0`)).toEqual({
    title: 'Drawn pet · Picnic box · Mofu',
    description,
    image: 'https://media.example/pets/2/card.png',
  })
  expect(await previewOf('/LotteryDetail/1')).toEqual({
    title: 'Picnic box · Mofu',
    description,
    image: 'https://media.example/pets/1/card.png',
  })
  // Not decided yet, another box, and no number: the default card.
  for (const path of ['/fairness/lottery/1/1', '/fairness/lottery/2/0', '/fairness/lottery/1/x'])
    expect(await previewOf(path)).toBeUndefined()
})

test('prizes of a hidden collection have no picture and no title, in their box and in its link', async () => {
  const facts = {
    owner: zeroAddress,
    creator: zeroAddress,
    name: 'Some',
    symbol: 'S',
    maxMint: 0n,
    isOpen: false,
  }
  const of = { id: `5-${zeroAddress}`, chainId: 5, contract: zeroAddress, createdAt: 1, updatedBlock: 1 }
  await db.insert(collection).values({ ...of, ...facts, state: 'verified' })
  const find = previewTable(boxesPreviews({ db, defaultChainId: 5 }))
  const shown = async () => {
    const { prizes } = await showBox(db, 5, 1)
    const preview = await find('/LotteryDetail/1', new URLSearchParams())
    return { titles: prizes.map(({ media }) => media?.title), preview: preview !== undefined }
  }
  expect(await shown()).toEqual({ titles: ['First pet', 'Drawn pet'], preview: true })
  for (const state of ['hidden', 'disabled'] as const) {
    await db.update(collection).set({ state })
    expect(await shown()).toEqual({ titles: [undefined, undefined], preview: false })
  }
  await db.delete(collection)
})
