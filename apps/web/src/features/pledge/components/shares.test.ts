import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Shares } from './shares.tsx'

test('a balance is never shown as more than it is', () => {
  const shown = renderToStaticMarkup(createElement(Shares, { amount: 9_999_999_999_999_999_999n }))
  expect(shown.replaceAll(/<[^>]*>/g, '')).toBe('9.999999999999999999\u00A0SHARE')
})
