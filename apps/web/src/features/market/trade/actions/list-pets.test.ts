import { decodeFunctionData, encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'

import { type AskedPet, listPets } from './list-pets.ts'

const market = '0x00000000000000000000000000000000000000aa'
const ownPets = '0x00000000000000000000000000000000000000cc'
const foreign = '0x00000000000000000000000000000000000000ff'
const coin = { address: '0x00000000000000000000000000000000000000dd', symbol: 'tUSD', decimals: 6 } as const
const place = { chainId: 31_337, market, lens: market, coins: [coin] } as const

function asked(
  tokenId: bigint,
  price: bigint,
  collection: AskedPet['pet']['collection'] = ownPets,
): AskedPet {
  return {
    pet: {
      id: `31337-${collection}-${tokenId}`,
      collection,
      collectionName: collection === ownPets ? 'Mofu Pets' : 'Others',
      tokenId,
      name: `Pet ${tokenId}`,
      picture: '/m.webp',
    },
    price,
    split: { fee: price / 40n, royalty: price / 10n, seller: price - price / 40n - price / 10n },
    isAllEnough: collection === ownPets,
  }
}

const plan = listPets({
  place,
  coin,
  asked: [asked(7n, 1_000n), asked(8n, 2_000n), asked(9n, 4_000n, foreign)],
  end: 999,
  endText: 'tomorrow',
})

test('one call lists every pet, each with its own price and the shared coin and end', () => {
  const { abi, functionName, args, value } = plan.call
  const decoded = decodeFunctionData({ abi, data: encodeFunctionData({ abi, functionName, args }) })
  expect(decoded.functionName).toBe('sellReadyMany')
  const common = { coin: expect.stringMatching(new RegExp(coin.address, 'i')), start: 0, end: 999 }
  expect(decoded.args?.[0]).toMatchObject([
    { ...common, tokenId: 7n, price: 1_000n },
    { ...common, tokenId: 8n, price: 2_000n },
    { ...common, tokenId: 9n, price: 4_000n },
  ])
  expect(value).toBe(0n)
})

test('each pet is shown with its price and its split, and the sums add up', () => {
  const amounts = (rows: typeof plan.explain) =>
    rows.flatMap(({ value }) => (value.kind === 'amount' ? [value.amount] : []))
  expect(plan.items?.map(({ name, rows }) => [name, amounts(rows)])).toEqual([
    ['Pet 7', [1_000n, 875n, 100n, 25n]],
    ['Pet 8', [2_000n, 1_750n, 200n, 50n]],
    ['Pet 9', [4_000n, 3_500n, 400n, 100n]],
  ])
  expect(amounts(plan.explain)).toEqual([7_000n, 6_125n, 700n, 175n])
})

test('the market is approved collection by collection, and only for what is listed', () => {
  expect(plan.approvals).toEqual([
    {
      collection: ownPets,
      collectionName: 'Mofu Pets',
      operator: market,
      tokens: [
        { tokenId: 7n, name: 'Pet 7' },
        { tokenId: 8n, name: 'Pet 8' },
      ],
      isAllEnough: true,
    },
    {
      collection: foreign,
      collectionName: 'Others',
      operator: market,
      tokens: [{ tokenId: 9n, name: 'Pet 9' }],
      isAllEnough: false,
    },
  ])
})
