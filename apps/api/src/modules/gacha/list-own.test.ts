import { machine, pet, pull, reveal } from '@mofu/db/app/gacha'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { listOwnPets, listOwnPulls } from './list-own.ts'
import { showMachine } from './show-machine.ts'

const chainId = 5
const id = `${chainId}-${zeroAddress}-1`
const hana = '0x00000000000000000000000000000000000000b1'
/** More than a page of any size. */
const COUNT = 101

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'own_pets')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'own_pets', max: 2 }))
  const texts = { baseUri: '', name: 'Capsules', cover: '', title: '', introduction: '' }
  const prices = { coin: zeroAddress, firstPrice: 1n, step: 1n, price: 1n, reserve: 0n, redeemable: 0n }
  const counts = {
    pets: 10_000,
    size: 9_899,
    pulls: COUNT,
    pending: 0,
    returning: 0,
    orders: COUNT,
    settled: COUNT,
  }
  const of = { chainId, contract: zeroAddress, isOpen: false, createdAt: 1, updatedBlock: 1 }
  await db.insert(machine).values({ id, number: 1, ...of, ...texts, ...prices, ...counts })
  const at = { chainId, machineId: id, updatedBlock: 1 }
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1)
  await db.insert(pull).values(
    numbers.map((order) => {
      const paid = { paid: 1n, paidOrder: order, paidAt: order, paidTx: '0x1', firstPull: order }
      const decided = { round: 1, state: 'revealed', settledAt: order, settledTx: '0x2' } as const
      return { id: `${id}-${order}`, orderId: order, owner: hana, size: 1, ...at, ...paid, ...decided }
    }),
  )
  await db.insert(pet).values(
    numbers.map((number) => {
      const facts = {
        paid: 1n,
        redeemValue: 1n,
        pulledOrder: number,
        pulledAt: number,
        tier: 'common',
      } as const
      const token = { id: `${chainId}-${zeroAddress}-${number}`, tokenId: BigInt(number), pet: number }
      return { ...token, pullId: `${id}-${number}`, holder: hana, state: 'out' as const, ...at, ...facts }
    }),
  )
  await db.insert(reveal).values(
    numbers.map((number) => {
      const result = {
        petId: `${chainId}-${zeroAddress}-${number}`,
        pet: number,
        place: 0,
        paid: 1n,
        owner: hana,
      }
      const pullId = `${id}-${number}`
      return { id: `${pullId}-0`, pullId, revealedOrder: number, at: number, txHash: '0x2', ...at, ...result }
    }),
  )
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

type Page<Row> = { list: Row[]; next: number | null }

async function everyPage<Row>(read: (before: number | undefined) => Promise<Page<Row>>): Promise<Row[]> {
  const all: Row[] = []
  for (let before: number | undefined; ;) {
    const { list, next } = await read(before)
    all.push(...list)
    if (next === null) return all
    before = next
  }
}

const newestFirst = Array.from({ length: COUNT }, (_, index) => COUNT - index)

test('an owner of more pets of a machine than a page shows finds each of them once, to redeem it', async () => {
  for (const pageSize of [24, 100]) {
    const pets = await everyPage((before) => listOwnPets(db, { id, owner: hana, before, pageSize }))
    expect(pets.map(({ pet: number }) => number)).toEqual(newestFirst)
  }
  expect(await listOwnPets(db, { id, owner: zeroAddress, before: undefined, pageSize: 24 })).toEqual({
    list: [],
    next: null,
  })
})

test('older pulls are found with their results, too', async () => {
  const pulls = await everyPage((before) => listOwnPulls(db, { id, owner: hana, before, pageSize: 24 }))
  expect(pulls.map(({ orderId, pets }) => [orderId, pets.map(({ pet: number }) => number)])).toEqual(
    newestFirst.map((number) => [number, [number]]),
  )
})

test('a machine itself comes with the newest, and one that does not exist is not found', async () => {
  const { myPets, myPulls } = await showMachine(db, { id, owner: hana, isOpenOnly: false })
  expect(myPets.map(({ pet: number }) => number)).toEqual(newestFirst.slice(0, 24))
  expect(myPulls.map(({ orderId }) => orderId)).toEqual(newestFirst.slice(0, 24))
  const nowhere = { id: `${chainId}-${zeroAddress}-9`, owner: hana, before: undefined, pageSize: 24 }
  for (const list of [listOwnPets, listOwnPulls])
    await expect(list(db, nowhere)).rejects.toMatchObject({ code: 'gacha.machine_not_found' })
})
