import { expect, test } from 'vitest'

import { shownTexts } from './shown-texts.ts'

test('texts are cut to what the forms allow, between characters', () => {
  const long = '🐾'.repeat(50_000)
  const shown = shownTexts({ name: long, cover: long, title: long, introduction: long })
  expect(Object.values(shown).map((text) => Array.from(text).length)).toEqual([64, 500, 120, 2_000])
  expect(shown.title).toBe('🐾'.repeat(120))
  const usual = { name: 'Box', cover: 'ipfs://cid', title: '🐾'.repeat(120), introduction: '' }
  expect(shownTexts(usual)).toEqual(usual)
})
