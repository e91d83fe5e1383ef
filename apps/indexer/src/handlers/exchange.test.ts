import { logOrder } from '@mofu/domain/log-order'
import { expect, test } from 'vitest'

import { gbtTransfer, swap } from '../../schema/exchange.ts'
import { onBought, onGbtTransferred, onSold } from './exchange.ts'

const log = {
  chainId: 31_337,
  block: 9,
  at: 1_700_000_000,
  txHash: '0x01',
  logIndex: 3,
  contract: '0x00000000000000000000000000000000000000cc',
} as const
const account = '0x00000000000000000000000000000000000000B1'
const to = '0x00000000000000000000000000000000000000B2'
const row = {
  id: '31337-9-3',
  chainId: 31_337,
  contract: log.contract,
  account: '0x00000000000000000000000000000000000000b1',
  receiver: '0x00000000000000000000000000000000000000b2',
  fee: 1n,
  amount: 50n,
  realBase: 99n,
  tokenReserve: 950n,
  swapOrder: logOrder(9, 3),
  at: log.at,
  txHash: '0x01',
  updatedBlock: 9,
}
const facts = { to, fee: 1n, amount: 50n, realBase: 99n, tokenReserve: 950n } as const

test('a purchase and a sale become swaps: what was paid with the fee, and what was received after it', () => {
  expect(onBought({ ...facts, buyer: account, paid: 100n }, log)).toEqual([
    { op: 'insert', table: swap, row: { ...row, side: 'buy', base: 100n } },
  ])
  expect(onSold({ ...facts, seller: account, received: 98n }, log)).toEqual([
    { op: 'insert', table: swap, row: { ...row, side: 'sell', base: 98n } },
  ])
})

test('a transfer of GBT becomes a row; one of nothing, which anyone can make, does not', () => {
  expect(onGbtTransferred({ from: account, to, amount: 7n }, log)).toEqual([
    {
      op: 'insert',
      table: gbtTransfer,
      row: {
        id: '31337-9-3',
        chainId: 31_337,
        contract: log.contract,
        from: row.account,
        to: row.receiver,
        amount: 7n,
        updatedBlock: 9,
      },
    },
  ])
  expect(onGbtTransferred({ from: account, to, amount: 0n }, log)).toEqual([])
})
