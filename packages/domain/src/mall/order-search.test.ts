import { expect, test } from 'vitest'

import { orderSearch, orderSearchText, searchedText } from './order-search.ts'

test('an order is found by its number and by each name of its products, in any width and case', () => {
  const text = orderSearchText('M261119-ABCD2345', [
    { en: 'Sleepy Otter Mug', tc: '水獺馬克杯' },
    { en: 'Ｆｏｘ Scarf' },
  ])
  for (const part of ['m261119-abcd2345', 'OTTER', '馬克', 'ｆox', 'Scarf']) {
    expect(text).toContain(searchedText(part))
  }
  expect(text).not.toContain('tc')
})

test('what is searched of an order is bounded, and its number always is in it', () => {
  const titles = Array.from({ length: 50 }, (_, index) => ({ en: `${index}`.padEnd(120, 'x') }))
  const text = orderSearchText('M261119-ABCD2345', titles)
  expect(text.length).toBeLessThanOrEqual(orderSearch.text)
  expect(text).toContain('m261119-abcd2345')
})
