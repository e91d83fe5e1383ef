import { expect, test } from 'vitest'

import { credit } from '../../schema/credits.ts'
import { onBalance } from './credits.ts'

const coin = '0x0000000000000000000000000000000000000000'
const log = {
  chainId: 31_337,
  block: 9,
  at: 1_700_000_000,
  txHash: '0x01',
  logIndex: 3,
  contract: '0x00000000000000000000000000000000000000cc',
} as const

test('a ledger event becomes the balance it carries, under one key per account and coin', () => {
  const account = '0x00000000000000000000000000000000000000B1'
  expect(onBalance({ account, coin, balance: 7n }, log)).toEqual([
    {
      op: 'put',
      table: credit,
      row: {
        id: `31337-${coin}-0x00000000000000000000000000000000000000b1`,
        chainId: 31_337,
        account: '0x00000000000000000000000000000000000000b1',
        coin,
        amount: 7n,
        updatedBlock: 9,
      },
    },
  ])
})
