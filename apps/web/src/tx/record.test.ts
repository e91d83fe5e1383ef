import { expect, test } from 'vitest'

import { parseRecords, type TxRecord, withRecord } from './record.ts'

const now = 1_800_000_000_000
const record: TxRecord = {
  id: 'a',
  chainId: 31_337,
  account: '0x00000000000000000000000000000000000000aa',
  nonce: 4,
  fromBlock: 10,
  fingerprint: '0xf1',
  title: { key: 'artwork.planTitle', values: { name: 'Mochi' } },
  invalidates: [['market']],
  askedAt: now,
  stage: 'sent',
  hash: '0xb1',
}

test('a stored record is read back unchanged', () => {
  expect(parseRecords(JSON.stringify([record]), now)).toEqual([record])
})

test('anything that is not a record is skipped, and empty storage is fine', () => {
  const broken = [
    null,
    7,
    'x',
    {},
    { ...record, nonce: '4' },
    { ...record, stage: 'lost' },
    { ...record, title: 'x' },
  ]
  expect(parseRecords(JSON.stringify([...broken, record]), now)).toEqual([record])
  expect(parseRecords('not json', now)).toEqual([])
  expect(parseRecords('{}', now)).toEqual([])
  expect(parseRecords(null, now)).toEqual([])
})

test('a request the wallet never answered expires; a sent transaction never does', () => {
  const asked = { ...record, stage: 'asked' as const }
  const later = now + 11 * 60_000
  expect(parseRecords(JSON.stringify([asked]), now + 60_000)).toEqual([asked])
  expect(parseRecords(JSON.stringify([asked]), later)).toEqual([])
  expect(parseRecords(JSON.stringify([record]), later + 86_400_000)).toEqual([record])
})

test('a record appears once, newest first; only finished ones are ever dropped', () => {
  const many = Array.from({ length: 40 }, (_, index): TxRecord => ({
    ...record,
    id: `old-${index}`,
    askedAt: now - 1_000 - index,
    stage: index === 39 ? 'sent' : 'final',
  }))
  const remaining = many.reduce<readonly TxRecord[]>(withRecord, [])
  expect(remaining).toHaveLength(31)
  expect(remaining.at(-1)?.id).toBe('old-39')
  const changed = withRecord(withRecord(remaining, record), { ...record, stage: 'mined' })
  expect(changed[0]).toEqual({ ...record, stage: 'mined' })
  expect(changed.filter(({ id }) => id === 'a')).toHaveLength(1)
})
