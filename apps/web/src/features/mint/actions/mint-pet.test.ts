import { collectionAbi } from '@mofu/chain/collections'
import { tx } from '@mofu/words/screens/en/tx'
import { decodeFunctionData, encodeFunctionData, zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import { mintPet } from './mint-pet.ts'

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const collection = '0x00000000000000000000000000000000000000c0'
const order = {
  place: { chainId: 31337, coin: 'ETH', collection, factory: '0x00000000000000000000000000000000000000fa' },
  offer: { number: 42, name: 'Mochi #0042', picture: 'data:,' },
  fee: { amount: 10n ** 15n, coin: 'ETH', decimals: 18, token: undefined },
  account,
  mediaUrl: 'https://media.example',
} as const
const plan = mintPet(order)

test('the call mints this pet to the wallet, which is also its creator, for exactly the fee', () => {
  const { args, functionName, abi, value, address } = plan.call
  const data = encodeFunctionData({ abi, functionName, args })
  expect(decodeFunctionData({ abi: collectionAbi, data })).toEqual({
    functionName: 'mint',
    args: [
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      'https://media.example/pets/42.json',
      500n,
      { coin: zeroAddress, amount: 10n ** 15n },
    ],
  })
  expect({ value, address }).toEqual({ value: 10n ** 15n, address: collection })
})

test('every amount of the call is in the words the person reads, and so is what comes back', () => {
  expect(plan.gives).toEqual([{ kind: 'amount', amount: 10n ** 15n, coin: 'ETH', decimals: 18 }])
  expect(plan.gets).toEqual([{ kind: 'text', text: 'Mochi #0042' }])
  expect(plan).not.toHaveProperty('spends')
})

test('a fee in a token sends no coins along, and exactly the fee is allowed first', () => {
  const token = '0x00000000000000000000000000000000000000cc'
  const fee = { amount: 7n, coin: 'GBT', decimals: 18, token } as const
  const inToken = mintPet({ ...order, fee })
  expect(inToken.call.value).toBe(0n)
  expect(inToken.call.args.at(-1)).toEqual({ coin: token, amount: 7n })
  expect(inToken.spends).toMatchObject({ token, spender: collection, amount: 7n })
  expect(mintPet({ ...order, fee: { ...fee, amount: 0n } })).not.toHaveProperty('spends')
})

test('every refusal that a mint can meet has words', () => {
  // Closed, paused, full or mispriced. Errors of other calls, and of a mint without creator or address, cannot happen here.
  const met =
    /^(Collection|Pausable|Coin|MaxFee)_(Closed|Paused|MintingEnded|MintLimitReached|SeriesLimitReached|RoyaltyAboveTop|InvalidValue|Exceeded)$/
  const known = collectionAbi.flatMap((item) =>
    item.type === 'error' && met.test(item.name) ? [String(item.name)] : [],
  )
  expect(known.length).toBeGreaterThan(4)
  expect(Object.keys(tx.errors)).toEqual(expect.arrayContaining(known))
})
