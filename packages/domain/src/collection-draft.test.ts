import { expect, test } from 'vitest'

import { collectionPictures, draftFault, draftSalt } from './collection-draft.ts'

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
  expect(draftFault(draft)).toBeUndefined()
  expect(draftFault({ ...draft, royalty: 1_001 })).toBe('collections.earnings_high')
  expect(draftFault({ ...draft, royalty: -1 })).toBe('collections.earnings_high')
})

test('a logo is 300 by 300, a banner 1430 by 370 [rule-26]', () => {
  expect(collectionPictures).toEqual({
    logo: { width: 300, height: 300 },
    banner: { width: 1_430, height: 370 },
  })
})

test('names are counted in bytes, as the factory counts them', () => {
  expect(draftFault({ ...draft, name: '雲'.repeat(21) })).toBeUndefined()
  expect(draftFault({ ...draft, name: '雲'.repeat(22) })).toBe('collections.name_length')
  expect(draftFault({ ...draft, name: '' })).toBe('collections.name_length')
  expect(draftFault({ ...draft, name: ' x' })).toBe('collections.name_length')
  expect(draftFault({ ...draft, symbol: '🐾'.repeat(5) })).toBe('collections.symbol_length')
  expect(draftFault({ ...draft, maxMint: 2n ** 32n })).toBe('collections.mint_limit')
})

test('a link is https or none', () => {
  expect(draftFault({ ...draft, socialLink: 'https://x.example/mofu' })).toBeUndefined()
  for (const socialLink of ['http://x.example', 'javascript:alert(1)', 'https://', 'x'])
    expect(draftFault({ ...draft, socialLink })).toBe('collections.link_wrong')
})

test('a draft has one salt', () => {
  expect(draftSalt('0189d1f0-0000-7000-8000-000000000001')).toBe(
    `0x0189d1f0000070008000000000000001${'0'.repeat(32)}`,
  )
})
