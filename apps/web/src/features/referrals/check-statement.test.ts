import { merkleLevels, merklePath, merkleRoot } from '@mofu/domain/merkle-tree'
import { writeStatementLine } from '@mofu/domain/referral-statement'
import { bytesToHex, sha256 } from 'viem'
import { expect, test } from 'vitest'

import { checkStatement } from './check-statement.ts'

const month = '2026-10'
const hash = (bytes: Uint8Array) => sha256(bytes, 'bytes')
const hex = (bytes: Uint8Array) => bytesToHex(bytes).slice(2)

const textOf = (referrer: string, number: number, count: number) =>
  writeStatementLine({
    month,
    referrer,
    number,
    count,
    record: `${referrer}-${number}`,
    kind: 'market',
    at: 1,
    nftId: '5-0xcc-1',
    from: '0x01',
    to: '0x02',
    coin: '0x00',
    price: '700',
    txHash: '0x03',
    salt: `salt of ${referrer} ${number}`,
  })

const texts = [textOf('KURO2222', 1, 1), ...[1, 2, 3].map((number) => textOf('MEI22222', number, 3))]
const levels = merkleLevels(hash, texts)
const root = hex(merkleRoot(hash, levels))
const lines = texts.flatMap((line, place) =>
  place === 0 ? [] : [{ place, line, path: merklePath(levels, place).map(hex) }],
)
const statement = { month, size: texts.length, lines }
const isProven = (change: Partial<typeof statement>, referrer = 'MEI22222', published = root) =>
  checkStatement({ ...statement, ...change }, referrer, published).isProven

test('own lines with their paths are proven against the published root', () => {
  expect(checkStatement(statement, 'MEI22222', root)).toMatchObject({
    isProven: true,
    lines: [{ number: 1 }, { number: 2 }, { number: 3, price: '700' }],
  })
})

test('one changed digit, a missing line, a foreign line or another root is noticed', () => {
  const altered = lines.map((one) => ({ ...one, line: one.line.replace('"700"', '"701"') }))
  expect(isProven({ lines: lines.toSpliced(1, 1, ...altered.slice(1, 2)) })).toBe(false)
  for (const gone of [0, 1, 2]) expect(isProven({ lines: lines.toSpliced(gone, 1) })).toBe(false)
  expect(isProven({ lines: lines.toReversed() })).toBe(false)
  expect(isProven({}, 'KURO2222')).toBe(false)
  expect(isProven({ month: '2026-11' })).toBe(false)
  expect(isProven({ size: 5 })).toBe(false)
  expect(isProven({}, 'MEI22222', 'f'.repeat(64))).toBe(false)
  expect(isProven({ lines: [{ place: 1, line: 'nonsense', path: [] }] })).toBe(false)
})
