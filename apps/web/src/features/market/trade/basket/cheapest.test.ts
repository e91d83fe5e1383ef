import type { Nft } from '@mofu/wire/market'
import { expect, test } from 'vitest'

import { cheapestToBuy } from './cheapest.ts'

const pet = (id: string, owner: string, price: string | null) => ({ id, owner, price }) as Nft
const pets = [
  pet('1', 'hana', '5'),
  pet('2', 'mei', '6'),
  pet('3', 'auctions', '6'),
  pet('4', 'taro', null),
  pet('5', 'taro', '7'),
  pet('6', 'taro', '8'),
]
const wanted = { count: 2, me: 'mei', auctions: 'auctions', inBasket: [] }

test('the cheapest that somebody else sells are taken, and nothing twice', () => {
  expect(cheapestToBuy(pets, wanted)).toEqual(['1', '5'])
  expect(cheapestToBuy(pets, { ...wanted, inBasket: ['1'] })).toEqual(['5', '6'])
  expect(cheapestToBuy(pets, { ...wanted, count: 9 })).toEqual(['1', '5', '6'])
  expect(cheapestToBuy(pets, { ...wanted, me: undefined })).toEqual(['1', '2'])
})
