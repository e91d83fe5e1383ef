import { expect, test } from 'vitest'

import { textIn } from './local-text.ts'

test('a text is shown in the reader’s language, else in the first available one', () => {
  expect(textIn('jp', { en: 'Mug', jp: 'マグ' })).toBe('マグ')
  expect(textIn('jp', { en: 'Mug', jp: '' })).toBe('Mug')
  expect(textIn('en', { tc: '馬克杯' })).toBe('馬克杯')
  expect(textIn('en', {})).toBe('')
})
