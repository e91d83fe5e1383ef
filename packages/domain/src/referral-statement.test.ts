import { expect, test } from 'vitest'

import {
  endOfMonth,
  monthAfter,
  monthOf,
  readStatementLine,
  startOfMonth,
  type StatementLine,
  writeStatementLine,
} from './referral-statement.ts'

const line: StatementLine = {
  month: '2026-10',
  referrer: 'ABCD2345',
  number: 1,
  count: 2,
  record: '31337-0xaa-7',
  kind: 'claim',
  at: 1_790_000_000,
  nftId: '31337-0xbb-1',
  from: '0x01',
  to: '0x02',
  coin: '0x00',
  price: '1500000000000000',
  txHash: '0x03',
  salt: '00112233445566778899aabbccddeeff',
}

test('a line is read back as it was written, and nothing else is', () => {
  const text = writeStatementLine(line)
  expect(readStatementLine(text)).toEqual(line)
  for (const other of [
    '',
    '{}',
    '[]',
    text.replace('claim', 'gift'),
    text.replace('line 1', 'line 2'),
    text.replace('"1500000000000000"', '1500000000000000'),
    text.replace('1500000000000000', '1.5'),
    text.replace(',"00112233445566778899aabbccddeeff"', ''),
    `${text} `,
  ]) {
    expect(readStatementLine(other)).toBeUndefined()
  }
})

test('a month ends where the next begins, in UTC', () => {
  expect(new Date(endOfMonth('2026-12') * 1_000).toISOString()).toBe('2027-01-01T00:00:00.000Z')
  expect(monthOf(endOfMonth('2026-11') - 1)).toBe('2026-11')
  expect(startOfMonth('2027-01')).toBe(endOfMonth('2026-12'))
  expect([monthAfter('2026-11'), monthAfter('2026-12')]).toEqual(['2026-12', '2027-01'])
})
