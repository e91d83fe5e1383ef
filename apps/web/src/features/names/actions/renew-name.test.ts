import { namesAbi } from '@mofu/chain/names'
import { nameTokenId } from '@mofu/domain/name-label'
import { encodeAbiParameters, encodeEventTopics, type TransactionReceipt, zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import { renewName } from './renew-name.ts'

const contract = '0x00000000000000000000000000000000000000cc'
const payer = '0x00000000000000000000000000000000000000b1'
const coin = { address: zeroAddress, symbol: 'ETH', decimals: 18 } as const
const place = { chainId: 31_337, contract, coins: [coin] } as const
const tokenId = nameTokenId('momo')
const offer = {
  label: 'momo',
  tokenId,
  holder: payer,
  expiry: 1_000,
  state: 'live',
  coin,
  yearPrice: 5n,
  isPaused: false,
  blockTime: 900,
} as const

function receiptOf(expiry: bigint): TransactionReceipt {
  const data = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
    [expiry, zeroAddress, 10n],
  )
  const topics = encodeEventTopics({ abi: namesAbi, eventName: 'NameRenewed', args: { tokenId, payer } })
  return { logs: [{ address: contract, topics, data }] } as unknown as TransactionReceipt
}

test('a renewal ends with the expiry that is on the chain: somebody may have renewed the name just before', () => {
  const texts = { years: '2 years', expires: 'on 3000', gift: '' }
  const plan = renewName(place, offer, { years: 2, isGift: false, texts, dateOf: (at) => `on ${at}` })
  expect(plan.call).toMatchObject({
    functionName: 'renew',
    args: [tokenId, 2n, zeroAddress, 10n],
    value: 10n,
  })
  expect(plan.outcome(receiptOf(4_000n)).text).toEqual({
    key: 'names.renewedText',
    values: { date: 'on 4000' },
  })
})
