import { machine, pet, reveal } from '@mofu/db/app/gacha'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { petOf } from '@mofu/pets/pet'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { previewTable } from '../../platform/link-preview.ts'
import { gachaPreviews } from './preview.ts'

const machineId = `5-${zeroAddress}-1`
const at = { chainId: 5, machineId, updatedBlock: 1 }
const pulled = [42, 7, 9_000, 11]

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'pulls')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'pulls', max: 2 }))
  const first = {
    id: machineId,
    chainId: 5,
    contract: zeroAddress,
    number: 1,
    coin: zeroAddress,
    firstPrice: 1n,
    step: 1n,
    pets: 10_000,
    baseUri: '',
    name: 'Capsules',
    cover: 'https://media.example/pets/2742/card.png',
    title: 'Turn',
    introduction: 'Who comes out?',
    isOpen: true,
    price: 1n,
    pulls: 4,
    size: 9_996,
    pending: 0,
    returning: 0,
    orders: 2,
    settled: 1,
    reserve: 0n,
    redeemable: 0n,
    createdAt: 1,
    updatedBlock: 1,
  }
  const closed = { id: `5-${zeroAddress}-2`, number: 2, name: 'Old capsules', isOpen: false }
  const foreign = { id: `5-${zeroAddress}-3`, number: 3, cover: 'https://elsewhere.example/cover.png' }
  await db.insert(machine).values([first, { ...first, ...closed }, { ...first, ...foreign }])
  for (const [place, number] of pulled.entries()) {
    const petId = `5-${zeroAddress}-${number}`
    const facts = { ...at, petId, pet: number, paid: 1n, pullId: `${machineId}-0` }
    await db.insert(pet).values({
      ...facts,
      id: petId,
      tokenId: BigInt(number),
      holder: zeroAddress,
      state: 'out',
      redeemValue: 0n,
      pulledOrder: place,
      pulledAt: 1,
      tier: 'common',
    })
    await db.insert(reveal).values({
      ...facts,
      id: `${machineId}-0-${place}`,
      place,
      owner: zeroAddress,
      revealedOrder: place,
      at: 1,
      txHash: '0x',
    })
  }
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

test('a link to a pull names its first pets and shows the card of the first', async () => {
  const find = previewTable(gachaPreviews({ db, mediaUrl: 'https://media.example', defaultChainId: 5 }))
  const previewOf = (path: string) => find(path, new URLSearchParams())
  const names = pulled.slice(0, 3).map((number) => petOf(number).name)
  const shown = {
    title: `${names.join(', ')} · Capsules · Mofu`,
    description: 'Who comes out?',
    image: 'https://media.example/pets/42/card.png',
  }
  expect(await previewOf(`/fairness/gacha/${machineId}/0`)).toEqual(shown)
  expect(await previewOf('/fairness/gacha/1/0')).toEqual(shown)
  // Not revealed yet, another machine, and no number: the default card.
  for (const path of ['/fairness/gacha/1/1', '/fairness/gacha/2/0', '/fairness/gacha/1/x'])
    expect(await previewOf(path)).toBeUndefined()
})

test('a link to a machine shows its cover; without a number, that of the first open machine', async () => {
  const find = previewTable(gachaPreviews({ db, mediaUrl: 'https://media.example', defaultChainId: 5 }))
  const previewOf = (search: string) => find('/gachaMachine', new URLSearchParams(search))
  const image = 'https://media.example/pets/2742/card.png'
  const shown = { title: 'Capsules · Mofu', description: 'Who comes out?', image }
  expect(await previewOf('')).toEqual(shown)
  expect(await previewOf('machine=1')).toEqual(shown)
  expect(await previewOf('machine=99')).toEqual(shown)
  expect(await previewOf('machine=2')).toEqual({ ...shown, title: 'Old capsules · Mofu' })
  // A picture from elsewhere: the default card.
  expect(await previewOf('machine=3')).toBeUndefined()
})
