import { expect, test } from 'vitest'

import { collectionPictures, draftFaults, draftSalt } from './collection-draft.ts'

const draft = {
  name: '雲朵俱樂部',
  symbol: 'CLOUD',
  maxMint: 0n,
  isOpen: true,
  logo: null,
  banner: null,
  description: '',
  socialLink: null,
  royalty: 1_000,
  recipient: '0x00000000000000000000000000000000000000b1',
}

test('creator earnings go up to 10% and not beyond [rule-24]', () => {
  expect(draftFaults(draft)).toEqual([])
  expect(draftFaults({ ...draft, royalty: 1_001 })).toEqual(['collections.earnings_high'])
  expect(draftFaults({ ...draft, royalty: -1 })).toEqual(['collections.earnings_high'])
})

test('a logo is 300 by 300, a banner 1430 by 370', () => {
  expect(collectionPictures).toEqual({
    logo: { width: 300, height: 300 },
    banner: { width: 1_430, height: 370 },
  })
})

test('names are counted in bytes, as the factory counts them', () => {
  expect(draftFaults({ ...draft, name: '雲'.repeat(21) })).toEqual([])
  expect(draftFaults({ ...draft, name: '雲'.repeat(22) })).toEqual(['collections.name_length'])
  expect(draftFaults({ ...draft, name: '' })).toEqual(['collections.name_length'])
  expect(draftFaults({ ...draft, name: ' x' })).toEqual(['collections.name_length'])
  expect(draftFaults({ ...draft, symbol: '🐾'.repeat(5) })).toEqual(['collections.symbol_length'])
  expect(draftFaults({ ...draft, maxMint: 2n ** 32n })).toEqual(['collections.mint_limit'])
})

test('a link is https or none', () => {
  expect(draftFaults({ ...draft, socialLink: 'https://x.example/mofu' })).toEqual([])
  for (const socialLink of ['http://x.example', 'javascript:alert(1)', 'https://', 'x'])
    expect(draftFaults({ ...draft, socialLink })).toEqual(['collections.link_wrong'])
})

test('a draft has one salt', () => {
  expect(draftSalt('0189d1f0-0000-7000-8000-000000000001')).toBe(
    `0x0189d1f0000070008000000000000001${'0'.repeat(32)}`,
  )
})

test('every fault of a draft is reported, in the order of the form', () => {
  const faults = draftFaults({ ...draft, name: '', symbol: '', royalty: 1_001, socialLink: 'x' })
  expect(faults).toEqual([
    'collections.name_length',
    'collections.symbol_length',
    'collections.earnings_high',
    'collections.link_wrong',
  ])
})
