import { collectionAbi } from '@mofu/chain/collections'
import { decodeFunctionData, encodeFunctionData, zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import { mintBatch } from './mint-batch.ts'

const contract = '0x00000000000000000000000000000000000000c0'
const recipient = '0x00000000000000000000000000000000000000b1'

test('a batch costs the fee of one mint times its lines, and mints each line once', () => {
  const { call, gives } = mintBatch({
    chainId: 31_337,
    contract,
    recipient,
    royalty: 250,
    fee: { amount: 7n, coin: 'ETH', decimals: 18, token: undefined },
    uris: ['ipfs://a', 'ipfs://b', 'ipfs://c'],
    name: 'Owls',
    picture: '',
    gets: '3 tokens',
  })
  const { abi, functionName, args } = call
  expect(
    decodeFunctionData({ abi: collectionAbi, data: encodeFunctionData({ abi, functionName, args }) }),
  ).toEqual({
    functionName: 'mintMany',
    args: [
      '0x00000000000000000000000000000000000000B1',
      ['ipfs://a', 'ipfs://b', 'ipfs://c'],
      250n,
      { coin: zeroAddress, amount: 7n },
    ],
  })
  expect(call.value).toBe(21n)
  expect(gives).toEqual([{ kind: 'amount', amount: 21n, coin: 'ETH', decimals: 18 }])
})
