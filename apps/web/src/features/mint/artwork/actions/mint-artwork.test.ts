import { collectionAbi } from '@mofu/chain/collections'
import { tx } from '@mofu/words/screens/en/tx'
import { decodeFunctionData, encodeFunctionData, zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import { mintInto } from './mint-artwork.ts'

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const collection = '0x00000000000000000000000000000000000000c0'
const order = {
  chainId: 31337,
  native: 'ETH',
  account,
  fee: { amount: 10n ** 15n, coin: 'ETH', decimals: 18, token: undefined },
  name: 'First Fox',
  picture: 'data:,',
  uri: 'ipfs://fox',
  count: 1,
  gets: 'First Fox',
} as const
const into = { contract: collection, recipient: account, royalty: 500 } as const
const plan = mintInto(order, into)

test('the call mints this work to the wallet, which is also its creator, for exactly the fee', () => {
  const { args, functionName, abi, value, address } = plan.call
  const data = encodeFunctionData({ abi, functionName, args })
  expect(decodeFunctionData({ abi: collectionAbi, data })).toEqual({
    functionName: 'mint',
    args: [
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      'ipfs://fox',
      500n,
      { coin: zeroAddress, amount: 10n ** 15n },
    ],
  })
  expect({ value, address }).toEqual({ value: 10n ** 15n, address: collection })
})

test('every amount of the call is in the explanation, and so is what is received', () => {
  expect(plan.gives).toEqual([{ kind: 'amount', amount: 10n ** 15n, coin: 'ETH', decimals: 18 }])
  expect(plan.gets).toEqual([{ kind: 'text', text: 'First Fox' }])
  expect(plan.explain).toEqual([{ label: { key: 'artwork.earnings' }, value: { kind: 'text', text: '5%' } }])
  expect(plan).not.toHaveProperty('spends')
})

test('a fee in a token sends no value, and exactly the fee is approved first', () => {
  const token = '0x00000000000000000000000000000000000000cc'
  const fee = { amount: 7n, coin: 'GBT', decimals: 18, token } as const
  const inToken = mintInto({ ...order, fee }, into)
  expect(inToken.call.value).toBe(0n)
  expect(inToken.call.args.at(-1)).toEqual({ coin: token, amount: 7n })
  expect(inToken.spends).toMatchObject({ token, spender: collection, amount: 7n })
  expect(mintInto({ ...order, fee: { ...fee, amount: 0n } }, into)).not.toHaveProperty('spends')
})

test('every revert of a mint has a text', () => {
  // Closed, paused, full or mispriced. Errors of other calls, and of a mint without creator or address, cannot occur.
  const met =
    /^(Collection|Pausable|Coin|MaxFee)_(Closed|Paused|MintingEnded|MintLimitReached|SeriesLimitReached|RoyaltyAboveTop|InvalidValue|Exceeded)$/
  const known = collectionAbi.flatMap((item) =>
    item.type === 'error' && met.test(item.name) ? [String(item.name)] : [],
  )
  expect(known.length).toBeGreaterThan(4)
  expect(Object.keys(tx.errors)).toEqual(expect.arrayContaining(known))
})
