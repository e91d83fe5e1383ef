import type { Bid } from '@mofu/wire/market/trade'
import { expect, test } from 'vitest'

import { marketFacts } from './market-facts.ts'

const eth = { coin: `0x${'0'.repeat(40)}`, symbol: 'ETH', decimals: 18 }
const dollar = { coin: `0x${'d'.repeat(40)}`, symbol: 'tUSD', decimals: 6 }

function bid(price: string, coin: typeof eth, endAt = 300): Bid {
  return { id: price, nftId: 'n', bidder: 'b', price, ...coin, endAt, bidAt: 1, status: 'open' }
}

const nothing = { lastSale: null, bids: [], market: [], now: 200 }

test('the best offer is the highest that still stands, in the coin of the price', () => {
  const bids = [bid('900', dollar), bid('9', eth, 200), bid('10', eth), bid('8', eth)]
  expect(marketFacts({ ...nothing, bids }).bestOffer).toMatchObject({ amount: 10n, coin: { symbol: 'ETH' } })
  expect(marketFacts({ ...nothing, bids, coin: dollar.coin }).bestOffer).toMatchObject({ amount: 900n })
  // Where nobody offers that coin, another one is better than nothing.
  expect(marketFacts({ ...nothing, bids: [bid('900', dollar)] }).bestOffer).toMatchObject({ amount: 900n })
  expect(marketFacts({ ...nothing, bids: [bid('9', eth, 200)] }).bestOffer).toBeUndefined()
})

test('the floor is that of the same coin, and the last sale keeps its own', () => {
  const counts = { listed: 1, sales: 1, volume: '1' }
  const market = [
    { ...dollar, ...counts, floor: '7' },
    { ...eth, ...counts, floor: '5' },
  ]
  const facts = marketFacts({ ...nothing, market, lastSale: { price: '3', ...dollar, at: 1 } })
  expect(facts.floor).toMatchObject({ amount: 5n, coin: { symbol: 'ETH' } })
  expect(facts.lastSale).toMatchObject({ amount: 3n, coin: { symbol: 'tUSD' } })
  expect(marketFacts({ ...nothing, market: [{ ...eth, ...counts, floor: null }] }).floor).toBeUndefined()
})
