import { expect, test } from 'vitest'

import { parseBoxId } from './box-id.ts'

test.each([
  [`31337-0x${'ab'.repeat(20)}-12`, { chainId: 31_337, number: 12 }],
  ['7', { chainId: 1, number: 7 }],
  ['0', undefined],
  ['x', undefined],
  ['31337-12', undefined],
])('%s', (id, place) => {
  expect(parseBoxId(id, 1)).toEqual(place)
})
