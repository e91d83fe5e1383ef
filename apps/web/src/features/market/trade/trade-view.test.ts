import type { Activity } from '@mofu/wire/market'
import type { Ask } from '@mofu/wire/market/trade'
import { expect, test } from 'vitest'

import { tradeView } from './trade-view.ts'

const hana = '0x00000000000000000000000000000000000000b1'
const mei = '0x00000000000000000000000000000000000000b2'
const coin = { coin: `0x${'0'.repeat(40)}`, symbol: 'ETH', decimals: 18 }

const ask: Ask = {
  id: 'a',
  nftId: 'n',
  seller: hana,
  price: '5',
  ...coin,
  startAt: 100,
  endAt: 200,
  listedAt: 90,
  status: 'open',
}

function event(kind: Activity['kind']): Activity {
  return {
    id: kind,
    nftId: 'n',
    kind,
    from: hana,
    to: mei,
    price: null,
    ...coin,
    block: 1,
    at: 1,
    txHash: '0x',
  }
}

const question = {
  pet: { owner: hana, activity: [] },
  ask,
  bids: [],
  me: mei,
  now: 150,
  isStopped: false,
}

test('an ask can be bought from its first second until just before its last', () => {
  expect(tradeView(question).noSale).toBeUndefined()
  expect(tradeView({ ...question, now: 100 }).noSale).toBeUndefined()
  expect(tradeView({ ...question, now: 99 }).noSale).toBe('notStarted')
  expect(tradeView({ ...question, now: 199 }).noSale).toBeUndefined()
  expect(tradeView({ ...question, now: 200 }).noSale).toBe('over')
})

test('a name that has ended is not bought, listed or bid for, whatever stands', () => {
  const week = 7 * 86_400
  const named = (expiry: number) => ({ ...question.pet, expiry })
  expect(tradeView({ ...question, pet: named(150 + week + 1) })).toMatchObject({
    noSale: undefined,
    noTrade: undefined,
    canTransfer: true,
  })
  expect(tradeView({ ...question, pet: named(150 + week) })).toMatchObject({
    noSale: 'stopped',
    noTrade: 'ending',
    canTransfer: true,
  })
  const over = { noSale: 'stopped', noTrade: 'grace', canTransfer: false }
  expect(tradeView({ ...question, pet: named(150) })).toMatchObject(over)
  expect(tradeView({ ...question, pet: named(150), me: hana })).toMatchObject({ ...over, isMine: true })
  expect(tradeView({ ...question, pet: named(150 - 90 * 86_400) }).noTrade).toBe('free')
})

test('a pet of a disabled collection can be transferred, and what stands taken back, and nothing else', () => {
  const pet = { ...question.pet, collectionState: 'disabled' as const }
  const stopped = { ask, noSale: 'stopped', noTrade: 'disabled', canTransfer: true }
  expect(tradeView({ ...question, pet })).toMatchObject(stopped)
  expect(tradeView({ ...question, pet, me: hana })).toMatchObject({ ...stopped, isMine: true })
})

test('each obstacle has its reason', () => {
  expect(tradeView({ ...question, ask: null }).noSale).toBe('notListed')
  expect(tradeView({ ...question, ask: { ...ask, status: 'unapproved' } }).noSale).toBe('unapproved')
  expect(tradeView({ ...question, isStopped: true }).noSale).toBe('stopped')
  const dead = tradeView({ ...question, ask: { ...ask, status: 'dormant' } })
  expect(dead).toMatchObject({ ask: undefined, hasDeadAsk: true, noSale: 'notListed' })
})

test('a pet that was sold or given away since it was listed says so; one that was unlisted before does not', () => {
  const sold = { owner: mei, activity: [event('sale'), event('list'), event('mint')] }
  expect(tradeView({ ...question, me: hana, pet: sold, ask: null }).noSale).toBe('sold')
  const moved = { owner: mei, activity: [event('transfer'), event('list'), event('mint')] }
  expect(tradeView({ ...question, me: undefined, pet: moved, ask: null }).noSale).toBe('movedOn')
  // The new owner has listed nothing that could have ended.
  expect(tradeView({ ...question, pet: sold, ask: null }).noSale).toBe('notListed')
  expect(tradeView({ ...question, pet: moved, ask: null }).noSale).toBe('notListed')
  const ended = { owner: mei, activity: [event('transfer'), event('unlist'), event('list')] }
  expect(tradeView({ ...question, me: hana, pet: ended, ask: null }).noSale).toBe('notListed')
})

test('ownership and bids are decided by the connected account alone', () => {
  const bid = {
    id: 'b',
    nftId: 'n',
    bidder: mei,
    price: '1',
    ...coin,
    endAt: 300,
    bidAt: 1,
    status: 'open' as const,
  }
  expect(tradeView({ ...question, bids: [bid] })).toMatchObject({ isMine: false, myBid: bid })
  expect(tradeView({ ...question, bids: [bid], me: hana })).toMatchObject({ isMine: true, myBid: undefined })
  expect(tradeView({ ...question, bids: [bid], me: undefined })).toMatchObject({
    isMine: false,
    myBid: undefined,
  })
})
