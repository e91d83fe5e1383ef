import { expect, test } from 'vitest'

import { collection, nft, transfer } from '../../schema/collections.ts'
import { gacha, machine, pet, pull, redemption, reveal } from '../../schema/gacha.ts'
import type { Change } from '../change.ts'
import {
  onMachineCreated,
  onPetPulled,
  onPetReturned,
  onPulled,
  onPullRefunded,
  onRedeemed,
} from './gacha.ts'
import { onGachaPaused } from './gacha/settings.ts'
import { onPetTransfer } from './gacha/tokens.ts'

const contract = '0x00000000000000000000000000000000000000aa'
const hana = '0x00000000000000000000000000000000000000B1'
const nobody = '0x0000000000000000000000000000000000000000'
const log = { chainId: 31_337, block: 9, at: 1_700_000_000, txHash: '0x01', logIndex: 3, contract } as const
const machineId = `31337-${contract}-1`
const tokenId = 65_536n + 7n
const petId = `31337-${contract}-${tokenId}`
const detail = { name: 'n', cover: 'c', title: 't', introduction: 'i' }
const counters = { size: 10, pending: 2, returning: 0, orders: 3, settled: 1, reserve: 500n, redeemable: 83n }

/** What a derived change becomes for a machine with these counters. */
function follow(change: Change | undefined, row: object = counters): unknown {
  if (change?.op !== 'from') throw new Error('not derived')
  return (change.follows as (of: object) => Change[])(row)
}

test('a machine is created closed and full, and the first one makes the collection of its pets', () => {
  const args = {
    machineId: 1n,
    coin: hana,
    price: 100n,
    step: 1n,
    pets: 10_000n,
    baseUri: 'u/',
    detail,
  } as const
  expect(onMachineCreated(args, log)).toMatchObject([
    {
      op: 'insert',
      table: machine,
      row: { id: machineId, isOpen: false, size: 10_000, reserve: 0n, ...detail },
    },
    { op: 'insert', table: collection, row: { id: `31337-${contract}`, maxMint: 10_000n } },
  ])
})

test('a pull is a pending order, and its payment is in the reserve', () => {
  const args = {
    machineId: 1n,
    orderId: 3n,
    owner: hana,
    size: 2n,
    firstPull: 5n,
    paid: 211n,
    round: 77n,
    nextPrice: 107n,
  } as const
  const [order, derived] = onPulled(args, log)
  expect(order).toMatchObject({
    op: 'insert',
    table: pull,
    row: { id: `${machineId}-3`, state: 'pending', round: 77 },
  })
  expect(follow(derived)).toMatchObject([
    {
      table: machine,
      id: machineId,
      values: { orders: 4, pulls: 7, pending: 4, reserve: 711n, price: 107n },
    },
  ])
})

test('a revealed pet is out with its price, its token exists, and only the first pet settles the order', () => {
  const args = { machineId: 1n, orderId: 1n, number: 0n, tokenId, owner: hana, paid: 100n } as const
  const [settled, revealed, out, token, derived] = onPetPulled(args, log)
  expect(settled).toMatchObject({
    table: pull,
    id: `${machineId}-1`,
    values: { state: 'revealed', settledAt: log.at },
  })
  expect(revealed).toMatchObject({ table: reveal, row: { id: `${machineId}-1-0`, petId, pet: 7 } })
  expect(out).toMatchObject({
    op: 'put',
    table: pet,
    row: { id: petId, state: 'out', paid: 100n, redeemValue: 83n },
  })
  expect(follow(token, { baseUri: 'u/' })).toMatchObject([
    { op: 'put', table: nft, row: { id: petId, owner: hana.toLowerCase(), tokenUri: 'u/7.json' } },
  ])
  expect(follow(derived)).toMatchObject([{ values: { size: 9, pending: 1, settled: 2, redeemable: 166n } }])
  expect(follow(onPetPulled({ ...args, number: 1n }, log)[4])).toMatchObject([{ values: { settled: 1 } }])
})

test('a refund takes the whole order out of the reserve', () => {
  const [settled, refunded] = onPullRefunded({ machineId: 1n, orderId: 1n, amount: 200n }, log)
  expect(settled).toMatchObject({ table: pull, values: { state: 'refunded' } })
  const [derived] = follow(refunded, { size: 2 }) as Change[]
  expect(follow(derived)).toMatchObject([{ values: { pending: 0, reserve: 300n, settled: 2 } }])
})

test('a redeemed pet queues behind unsettled orders, and is back at once where there are none', () => {
  const args = { machineId: 1n, tokenId, owner: hana, to: hana, amount: 83n, fee: 17n } as const
  const [redeemed, returning, derived] = onRedeemed(args, log)
  expect(redeemed).toMatchObject({ op: 'insert', table: redemption, row: { petId, amount: 83n, fee: 17n } })
  expect(returning).toMatchObject({ table: pet, values: { state: 'returning', holder: nobody } })
  expect(follow(derived)).toMatchObject([
    { values: { reserve: 400n, redeemable: 0n, returning: 1, orders: 4 } },
  ])
  expect(follow(derived, { ...counters, settled: 3 })).toMatchObject([{ values: { orders: 3 } }])
  const [back, after] = onPetReturned({ machineId: 1n, tokenId, size: 11n }, log)
  expect(back).toMatchObject({ table: pet, values: { state: 'in' } })
  expect(follow(after)).toMatchObject([{ values: { size: 11, settled: 2 } }])
  expect(follow(after, { ...counters, settled: 3 })).toMatchObject([{ values: { settled: 3 } }])
})

test('a transfer moves the token and the pet; a mint is followed by the event with its facts', () => {
  expect(onPetTransfer({ from: hana, to: nobody, id: tokenId }, log)).toMatchObject([
    { table: transfer },
    { table: nft, values: { owner: nobody } },
    { table: pet, id: petId, values: { holder: nobody } },
  ])
  expect(onPetTransfer({ from: nobody, to: hana, id: tokenId }, log)).toHaveLength(1)
})

test('a setting is merged into the contract’s one row', () => {
  expect(onGachaPaused(undefined, log)).toMatchObject([
    {
      op: 'merge',
      table: gacha,
      row: { isPaused: true, isCreationEnded: false },
      values: { isPaused: true },
    },
  ])
})
