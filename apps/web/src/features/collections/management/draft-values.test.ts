import { coinsOn } from '@mofu/chain/coins'
import { readAmount } from '@mofu/domain/read-amount'
import { expect, test } from 'vitest'

import { newDraft, percentOf, readDraft, valuesOf } from './draft-values.ts'

const wallet = '0x00000000000000000000000000000000000000b1'
const filled = { ...newDraft(wallet, 'plain'), name: ' Cloud Nine ', symbol: 'NINE', earnings: '7.25' }

test('typed values become the request body, and come back as typed', () => {
  const read = readDraft(filled)
  if (!('draft' in read)) throw new Error(read.problems.join())
  expect(read.draft).toMatchObject({ name: 'Cloud Nine', royalty: 725, maxMint: 0n, recipient: wallet })
  expect(valuesOf({ ...read.draft, maxMint: '0' })).toEqual({ ...filled, name: 'Cloud Nine' })
})

test('everything that is wrong is reported at once', () => {
  expect(readDraft({ ...filled, recipient: 'me' })).toEqual({ problems: ['recipient'] })
  expect(readDraft({ ...filled, isLimited: true, limit: '' })).toEqual({ problems: ['limit'] })
  expect(readDraft({ ...filled, earnings: '10.01' })).toEqual({ problems: ['collections.earnings_high'] })
  expect(readDraft({ ...filled, earnings: 'a lot' })).toEqual({ problems: ['collections.earnings_high'] })
  expect(readDraft({ ...filled, name: '', recipient: '' })).toEqual({
    problems: ['collections.name_length', 'recipient'],
  })
  expect(readDraft({ ...filled, name: '' })).toEqual({ problems: ['collections.name_length'] })
})

test('basis points are shown as a percentage', () => {
  expect([0, 5, 50, 500, 725, 1_000].map(percentOf)).toEqual(['0', '0.05', '0.5', '5', '7.25', '10'])
})

test('amounts have 18 decimals, tiny ones with an exponent are written out, a percent is times 100, and no address is the chain’s own coin [rule-28]', () => {
  const zksync = { chainId: 324, coin: 'ETH' }
  const [native] = coinsOn(zksync, [])
  expect(native).toEqual({ address: `0x${'0'.repeat(40)}`, symbol: 'ETH', decimals: 18 })
  expect(readAmount(String(0.000_000_1), native?.decimals ?? 0)).toBe(100_000_000_000n)
  expect(readDraft({ ...filled, earnings: '7.25' })).toMatchObject({ draft: { royalty: 725 } })
})
