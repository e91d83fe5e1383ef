import { expect, test } from 'vitest'

import { statementCents, withNet } from './statement.ts'

/** US$31 at 3,000 dollars per coin, of which US$10 was refunded; three percent of the rest. */
const gross = 10_333_333_333_333_334n
const refunds = 3_333_333_333_333_333n
const sale = { gross, refunds, fee: ((gross - refunds) * 3n) / 100n }

test('paid less refunded less the fee is what the shop gets, in the coin and in cents', () => {
  for (const row of [withNet(sale), statementCents(sale, 3_100n)]) {
    expect(row.gross - row.refunds - row.fee).toBe(row.net)
  }
  expect(statementCents(sale, 3_100n)).toEqual({ gross: 3_100n, refunds: 1_000n, fee: 63n, net: 2_037n })
})
