import { expect, test } from 'vitest'

import { box, boxCoin, boxEvent, boxWhitelistItem, draw, prize } from '../../schema/boxes.ts'
import type { Change } from '../change.ts'
import {
  onClaimed,
  onCommissionClaimed,
  onDrawn,
  onDrawRefunded,
  onNftReturned,
  onPrizeAssigned,
} from './boxes.ts'
import {
  onBoxCreated,
  onBoxWhitelistItemSet,
  onPublished,
  onTermsSet,
  onUnpublished,
} from './boxes/management.ts'
import { onPriceLimitsSet } from './boxes/settings.ts'

const contract = '0x00000000000000000000000000000000000000aa'
const hana = '0x00000000000000000000000000000000000000b1'
const mei = '0x00000000000000000000000000000000000000B2'
const nobody = '0x0000000000000000000000000000000000000000'
const log = { chainId: 31_337, block: 9, at: 1_700_000_000, txHash: '0x01', logIndex: 3, contract } as const
const boxId = `31337-${contract}-1`
const detail = { name: 'n', cover: 'c', title: 't', introduction: 'i' }
const row = {
  run: 2,
  size: 5,
  pending: 2,
  soldCount: 3,
  settled: 4,
  orders: 6,
  totalPrice: 500n,
  commission: 10n,
  fee: 5n,
}

/** What a derived change becomes for a row. */
function follow(change: Change | undefined, of: object = row): Change[] {
  if (change?.op !== 'from') throw new Error('not derived')
  return (change.follows as (of: object) => Change[])(of)
}

test('a box is created, its terms follow, and publishing fixes price, fee and times', () => {
  expect(onBoxCreated({ boxId: 1n, owner: hana, detail }, log)).toMatchObject([
    { op: 'insert', table: box, row: { id: boxId, owner: hana, publishedAt: 0, ...detail } },
    { op: 'insert', table: boxEvent, row: { kind: 'created', account: hana } },
  ])
  const rules = { commissionRate: 500, allOpen: true, openAt: 7, minPrice: 3n }
  expect(onTermsSet({ boxId: 1n, coin: nobody, hasOnePrice: true, price: 9n, rules }, log)[0]).toMatchObject({
    table: box,
    id: boxId,
    values: { hasOnePrice: true, price: 9n, ...rules },
  })
  const run = { run: 2n, coin: nobody, price: 9n, feeRate: 250n, openAt: 7n, closeAt: 70n } as const
  expect(onPublished({ boxId: 1n, ...run }, log)[0]).toMatchObject({
    values: { run: 2, price: 9n, feeRate: 250, publishedAt: log.at, openAt: 7, closeAt: 70 },
  })
  expect(onUnpublished({ boxId: 1n }, log)[0]).toMatchObject({ values: { publishedAt: 0, closeAt: 0 } })
})

test('a draw at the whitelist price counts towards the limit, and a refund gives it back', () => {
  const args = {
    boxId: 1n,
    orderId: 6n,
    owner: mei,
    coin: nobody,
    paid: 20n,
    size: 2n,
    round: 77n,
    listed: true,
  } as const
  const [paid, used] = onDrawn(args, log)
  expect(follow(paid)).toMatchObject([
    {
      op: 'insert',
      table: draw,
      row: { id: `${boxId}-6`, run: 2, state: 'pending', owner: mei.toLowerCase() },
    },
    { table: box, values: { orders: 7, pending: 4, soldCount: 5 } },
  ])
  expect(follow(used, { usedCount: 1 })).toMatchObject([
    { table: boxWhitelistItem, values: { usedCount: 3 } },
  ])

  const [settled, refunded] = onDrawRefunded({ boxId: 1n, orderId: 6n }, log)
  expect(settled).toMatchObject({ table: draw, values: { state: 'refunded' } })
  const order = { boxId, owner: mei.toLowerCase(), size: 2, isListed: true }
  const [counted, given] = follow(refunded, order)
  expect(follow(counted)).toMatchObject([{ values: { pending: 0, soldCount: 1, settled: 5 } }])
  expect(follow(given, { usedCount: 3 })).toMatchObject([{ values: { usedCount: 1 } }])
  expect(onDrawn({ ...args, listed: false }, log)).toHaveLength(1)
})

test('an assigned prize has its winner and its parts of the price, and is claimed with its order', () => {
  const parts = { proceeds: 7n, commission: 2n, fee: 1n }
  const args = { boxId: 1n, orderId: 6n, number: 0n, index: 3n, winner: mei, ...parts } as const
  const [settled, assigned, counted] = onPrizeAssigned(args, log)
  expect(settled).toMatchObject({ table: draw, id: `${boxId}-6`, values: { state: 'revealed' } })
  expect(assigned).toMatchObject({
    table: prize,
    id: `${boxId}-3`,
    values: { state: 'drawn', winner: mei.toLowerCase(), paid: 10n, ...parts },
  })
  const [derived] = follow(counted, { price: 100n })
  expect(follow(derived)).toMatchObject([
    { values: { size: 4, pending: 1, settled: 5, totalPrice: 400n, commission: 12n, fee: 6n } },
  ])

  const [claimed, ofOrder] = onClaimed({ boxId: 1n, index: 3n }, log)
  expect(claimed).toMatchObject({ table: prize, values: { state: 'claimed', claimedAt: log.at } })
  const [order] = follow(ofOrder, { drawId: `${boxId}-6` })
  expect(follow(order, { claimed: 0, size: 2 })).toMatchObject([{ values: { claimed: 1, claimedAt: null } }])
  expect(follow(order, { claimed: 1, size: 2 })).toMatchObject([
    { values: { claimed: 2, claimedAt: log.at } },
  ])
})

test('a returned NFT leaves the average, and claimed commission leaves the box', () => {
  const [returned, counted] = onNftReturned({ boxId: 1n, index: 3n, size: 4n }, log)
  expect(returned).toMatchObject({ table: prize, values: { state: 'returned' } })
  const [derived] = follow(counted, { price: 100n })
  expect(follow(derived)).toMatchObject([{ values: { size: 4, totalPrice: 400n } }])
  expect(onCommissionClaimed({ boxId: 1n, owner: hana, coin: nobody, amount: 10n }, log)).toMatchObject([
    { table: box, values: { commission: 0n } },
    { table: boxEvent, row: { kind: 'commission', account: hana, amount: 10n } },
  ])
})

test('a whitelist entry keeps its used draws, and the native coin is supported without an event', () => {
  const [entry] = onBoxWhitelistItemSet({ boxId: 1n, account: mei, price: 5n, limit: 2n }, log)
  expect(entry).toMatchObject({ op: 'merge', row: { usedCount: 0, limit: 2 } })
  expect(entry).not.toHaveProperty('values.usedCount')
  expect(onPriceLimitsSet({ coin: nobody, floor: 1n, ceiling: 2n }, log)).toMatchObject([
    { op: 'merge', table: boxCoin, row: { isSupported: true }, values: { floor: 1n, ceiling: 2n } },
  ])
})
