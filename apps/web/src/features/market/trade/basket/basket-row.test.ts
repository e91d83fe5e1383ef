import type { NftDetail } from '@mofu/wire/market'
import type { Ask } from '@mofu/wire/market/trade'
import { expect, test } from 'vitest'

import { basketRow } from './basket-row.ts'

const hana = '0x00000000000000000000000000000000000000b1'
const mei = '0x00000000000000000000000000000000000000b2'
const eth = `0x${'0'.repeat(40)}`
const contract = '0x00000000000000000000000000000000000000cc'

const pet = { contract, tokenId: '7', owner: hana, activity: [], title: 'Mochi' } as unknown as NftDetail
const ask: Ask = {
  id: 'a',
  nftId: 'n',
  seller: hana,
  price: '5',
  coin: eth,
  symbol: 'ETH',
  decimals: 18,
  startAt: 100,
  endAt: 200,
  listedAt: 90,
  status: 'open',
}
const askNow = { state: 'open', seller: hana, coin: eth, price: 5n }
const question = { pet, offers: { ask, bids: [] }, me: mei, now: 150, askNow }

test('a pet is ready on the terms that the market itself has now', () => {
  expect(basketRow(question)).toMatchObject({ state: 'ready', item: { seller: hana, price: { amount: 5n } } })
  // Addresses of the chain have capitals.
  expect(basketRow({ ...question, askNow: { ...askNow, seller: hana.replace('b1', 'B1') } }).state).toBe(
    'ready',
  )
  expect(basketRow({ ...question, askNow: undefined }).state).toBe('ready')
})

test('what the market would refuse is not ready, because it would fail the purchase of all', () => {
  expect(basketRow({ ...question, askNow: { ...askNow, state: 'stopped' } }).state).toBe('stopped')
  expect(basketRow({ ...question, askNow: { ...askNow, state: 'notApproved' } }).state).toBe('gone')
  expect(basketRow({ ...question, me: hana }).state).toBe('yours')
  const none = { state: 'none', seller: eth, coin: eth, price: 0n }
  expect(basketRow({ ...question, offers: { ask: null, bids: [] }, askNow: none }).state).toBe('gone')
})

test('an ask other than the one on screen is read again before it can be bought', () => {
  expect(basketRow({ ...question, askNow: { ...askNow, price: 6n } }).state).toBe('changed')
  expect(basketRow({ ...question, askNow: { ...askNow, coin: contract } }).state).toBe('changed')
  expect(basketRow({ ...question, askNow: { ...askNow, seller: mei } }).state).toBe('changed')
  expect(basketRow({ ...question, askNow: { ...askNow, state: 'none' } }).state).toBe('changed')
})
