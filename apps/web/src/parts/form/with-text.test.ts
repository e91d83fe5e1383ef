import { expect, test } from 'vitest'

import { withText } from './with-text.ts'

test('editing one language leaves the others unchanged', () => {
  expect(withText({ en: 'Bowl', jp: 'ボウル' }, 'en', 'Cup')).toEqual({ en: 'Cup', jp: 'ボウル' })
  expect(withText({ en: 'Bowl' }, 'en', '')).toEqual({})
})
