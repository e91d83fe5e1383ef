import { decodeFunctionData, encodeFunctionData, parseEther } from 'viem'
import { expect, test } from 'vitest'

import type { ContractCall } from '../../../../tx/plan.ts'
import type { Coin } from '../trading-place.ts'
import { acceptBid } from './accept-bid.ts'
import { bidForPet, changeBid } from './bid-for-pet.ts'
import { buyPet } from './buy-pet.ts'
import { buyPets, canBuyTogether } from './buy-pets.ts'
import { listPet } from './list-pet.ts'
import { unlistAll } from './unlist-all.ts'

const market = '0x00000000000000000000000000000000000000aa'
const collection = '0x00000000000000000000000000000000000000cc'
const account = '0x00000000000000000000000000000000000000b1'
const seller = '0x00000000000000000000000000000000000000b2'
const eth: Coin = { address: '0x0000000000000000000000000000000000000000', symbol: 'ETH', decimals: 18 }
const dollar: Coin = { address: '0x00000000000000000000000000000000000000dd', symbol: 'tUSD', decimals: 6 }
const place = { chainId: 31_337, market, lens: market, coins: [eth, dollar] } as const
const pet = {
  id: '31337-x-7',
  collection,
  collectionName: 'Mofu Pets',
  tokenId: 7n,
  name: 'Mochi',
  picture: '/m.webp',
} as const
const split = { fee: 25n, royalty: 50n, seller: 925n }
const facts = { lastSale: { amount: 900n, coin: eth }, floor: undefined }
const until = { end: 999, endText: 'tomorrow' }

/** The decoded call. */
function decodeCall({ abi, functionName, args }: ContractCall) {
  return decodeFunctionData({ abi, data: encodeFunctionData({ abi, functionName, args }) })
}

test('a purchase names the price and the coin that were shown, and sends exactly that', () => {
  const plan = buyPet({ place, pet, seller, account, price: { amount: 1_000n, coin: eth }, split, facts })
  expect(decodeCall(plan.call).args).toEqual([
    expect.objectContaining({ tokenId: 7n, price: 1_000n, coin: eth.address }),
    expect.stringMatching(new RegExp(account, 'i')),
  ])
  expect(plan.call.value).toBe(1_000n)
  expect(plan.spends).toBeUndefined()
  // What is known of other prices stands beside it; what is not has no row.
  expect(plan.explain).toContainEqual({
    label: { key: 'trade.lastSale' },
    value: { kind: 'amount', amount: 900n, coin: 'ETH', decimals: 18 },
  })
  expect(plan.explain.some(({ label }) => label.key === 'trade.floor')).toBe(false)
  const inDollars = buyPet({
    place,
    pet,
    seller,
    account,
    price: { amount: 1_000n, coin: dollar },
    split,
    facts,
  })
  expect(inDollars.call.value).toBe(0n)
  expect(inDollars.spends).toEqual({
    token: dollar.address,
    spender: market,
    amount: 1_000n,
    coin: 'tUSD',
    decimals: 6,
  })
})

test('listing and accepting approve the market for this one pet and nothing else', () => {
  const tokens = [{ tokenId: 7n, name: 'Mochi' }]
  const approvals = [{ collection, collectionName: 'Mofu Pets', operator: market, tokens, isAllEnough: true }]
  const price = { amount: 1_000n, coin: eth }
  expect(listPet({ place, pet, price, split, isAllEnough: true, ...until }).approvals).toEqual(approvals)
  expect(listPet({ place, pet, price, split, isAllEnough: false, ...until }).approvals).toEqual([
    { ...approvals[0], isAllEnough: false },
  ])
  const accepted = acceptBid({ place, pet, bidder: account, price, split })
  expect(accepted.approvals).toEqual(approvals)
  expect(accepted.gets).toEqual([{ kind: 'amount', amount: 925n, coin: 'ETH', decimals: 18 }])
})

test('a changed bid pays only the difference, and a lower one gets it back', () => {
  const before = { amount: parseEther('2'), coin: eth }
  const up = changeBid({ place, pet, price: { amount: parseEther('5'), coin: eth }, before, ...until })
  expect(up.call.value).toBe(parseEther('3'))
  const down = changeBid({ place, pet, price: { amount: parseEther('1'), coin: eth }, before, ...until })
  expect(down.call.value).toBe(0n)
  expect(down.gets).toMatchObject([{ amount: parseEther('1') }])
  const first = bidForPet({ place, pet, price: { amount: 9n, coin: dollar }, ...until })
  expect(first.spends?.amount).toBe(9n)
})

test('several pets are paid in one transaction: the native coin as value, one token by allowance', () => {
  const items = [
    { pet, seller, price: { amount: 3n, coin: eth } },
    { pet: { ...pet, tokenId: 8n }, seller, price: { amount: 4n, coin: eth } },
    { pet: { ...pet, tokenId: 9n }, seller, price: { amount: 5n, coin: dollar } },
  ] as const
  const plan = buyPets({ place, account, items })
  expect(plan.call.value).toBe(7n)
  expect(plan.spends?.amount).toBe(5n)
  expect(canBuyTogether(items)).toBe(true)
  const other = { ...dollar, address: '0x00000000000000000000000000000000000000ee' } as const
  expect(canBuyTogether([...items, { pet, seller, price: { amount: 1n, coin: other } }])).toBe(false)
})

test('cancelling all listings is explained as all of them: no list on a screen holds every one', () => {
  const { call, explain } = unlistAll(place, 'all')
  expect(decodeCall(call)).toMatchObject({ functionName: 'cancelAllSells' })
  expect(explain).toEqual([{ label: { key: 'trade.asksEnded' }, value: { kind: 'text', text: 'all' } }])
})
