import { expect, test } from 'vitest'

import { journalOf, type LedgerLine } from './ledger.ts'

const payout = '0x00000000000000000000000000000000000000d1'
const platform = '0x00000000000000000000000000000000000000f1'
const payees = { shopId: 4, payout, platform } as const
const sum = (lines: readonly LedgerLine[]) => lines.reduce((total, { amount }) => total + amount, 0n)

test('what leaves one account arrives in another', () => {
  const journals = (['paid', 'voided', 'reclaimed', 'refunded'] as const).map((kind) =>
    journalOf({ kind, amount: 7n }, payees).map(({ account, amount }) => `${account} ${amount}`),
  )
  expect(journals).toEqual([
    ['world -7', 'escrow 7'],
    ['escrow -7', 'payer 7'],
    ['escrow -7', 'world 7'],
    ['world -7', 'payer 7'],
  ])
})

test('a capture goes to the shop less the fee', () => {
  const dues = [
    { account: payout, amount: 97n },
    { account: platform, amount: 3n },
  ] as const
  const journal = journalOf({ kind: 'captured', amount: 100n, dues }, payees)
  expect(journal).toEqual([
    { account: 'escrow', amount: -100n },
    { account: 'shop:4', amount: 97n },
    { account: 'fee', amount: 3n },
  ])
  expect(sum(journal)).toBe(0n)
})

test('an unknown payment still balances', () => {
  const journal = journalOf(
    { kind: 'captured', amount: 5n, dues: [{ account: payout, amount: 5n }] },
    undefined,
  )
  expect(journal).toEqual([
    { account: 'escrow', amount: -5n },
    { account: `other:${payout}`, amount: 5n },
  ])
})
