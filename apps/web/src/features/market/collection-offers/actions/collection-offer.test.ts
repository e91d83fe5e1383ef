import { decodeFunctionData, encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'

import type { ContractCall } from '../../../../tx/plan.ts'
import { acceptCollectionOffer } from '../../trade/actions/accept-bid.ts'
import type { Coin } from '../../trade/trading-place.ts'
import { cancelCollectionOffer } from './cancel-collection-offer.ts'
import { changeCollectionOffer, makeCollectionOffer } from './make-collection-offer.ts'

const market = '0x00000000000000000000000000000000000000aa'
const address = '0x00000000000000000000000000000000000000cc'
const account = '0x00000000000000000000000000000000000000b1'
const eth: Coin = { address: '0x0000000000000000000000000000000000000000', symbol: 'ETH', decimals: 18 }
const dollar: Coin = { address: '0x00000000000000000000000000000000000000dd', symbol: 'tUSD', decimals: 6 }
const place = { chainId: 31_337, market, lens: market, coins: [eth, dollar] } as const
const collection = { id: `31337-${address}`, address, name: 'Mofu Pets', picture: '/m.webp' } as const
const offering = { place, collection, quantity: 3, end: 999, endText: 'tomorrow' }
const inEth = (amount: bigint) => ({ amount, coin: eth })

function decodeCall({ abi, functionName, args }: ContractCall) {
  return decodeFunctionData({ abi, data: encodeFunctionData({ abi, functionName, args }) })
}

test('an offer pays its price for every pet at once: as value, or by an exact allowance', () => {
  const plan = makeCollectionOffer({ ...offering, price: inEth(100n) })
  expect(plan.call.value).toBe(300n)
  expect(plan.gives).toMatchObject([{ amount: 300n, coin: 'ETH' }])
  expect(decodeCall(plan.call)).toMatchObject({
    functionName: 'makeCollectionOffer',
    args: [expect.stringMatching(new RegExp(address, 'i')), eth.address, 100n, 3, 999],
  })
  const inDollars = makeCollectionOffer({ ...offering, price: { amount: 5n, coin: dollar } })
  expect(inDollars.call.value).toBe(0n)
  expect(inDollars.spends).toMatchObject({ token: dollar.address, spender: market, amount: 15n })
})

test('a changed offer pays the difference for what is left, and a lower one gets it back', () => {
  const before = inEth(100n)
  const up = changeCollectionOffer({ ...offering, price: inEth(110n), before })
  expect(up.call.value).toBe(30n)
  const down = changeCollectionOffer({ ...offering, price: inEth(90n), before })
  expect(down.call.value).toBe(0n)
  expect(down.gives).toEqual([])
  expect(down.gets).toMatchObject([{ amount: 30n }])
})

test('cancelling refunds what is left to the account itself', () => {
  const plan = cancelCollectionOffer({ place, collection, held: inEth(200n), account })
  expect(plan.gets).toMatchObject([{ amount: 200n }])
  expect(decodeCall(plan.call).args).toEqual([
    expect.stringMatching(new RegExp(address, 'i')),
    expect.stringMatching(new RegExp(account, 'i')),
  ])
})

test('a sale into an offer names one pet and the lowest price, and gets it without fee and royalty', () => {
  const pet = {
    id: 'x',
    collection: address,
    collectionName: 'Mofu Pets',
    tokenId: 7n,
    name: 'Mochi',
    picture: '',
  } as const
  const plan = acceptCollectionOffer({
    place,
    pet,
    bidder: account,
    price: inEth(1_000n),
    split: { fee: 25n, royalty: 50n, seller: 925n },
  })
  expect(plan.gets).toMatchObject([{ amount: 925n }])
  const { functionName, args } = decodeCall(plan.call)
  expect(functionName).toBe('acceptCollectionOffer')
  expect(args?.slice(1)).toEqual([[7n], expect.stringMatching(new RegExp(account, 'i')), eth.address, 1_000n])
  expect(plan.approvals).toMatchObject([{ operator: market, tokens: [{ tokenId: 7n }] }])
})
