import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { TxValue } from './tx-value.tsx'

test('a confirmation shows every digit of what is signed', () => {
  const value = { kind: 'amount', amount: 999_999_999_999_999_999_999n, coin: 'SHARE', decimals: 18 } as const
  const shown = renderToStaticMarkup(createElement(TxValue, { value })).replaceAll(/<[^>]*>/g, '')
  expect(shown).toBe('999.999999999999999999\u00A0SHARE')
})
