import { expect, test } from 'vitest'

import { fileFault } from './file-fault.ts'

const rule = { kinds: ['image/png', 'image/jpeg'] as const, mostMegabytes: 10 }
const megabytes = 1024 * 1024

test.each([
  ['image/png', 10 * megabytes, undefined],
  ['image/png', 10 * megabytes + 1, 'tooLarge'],
  ['image/svg+xml', 100, 'wrongType'],
  ['', 100, 'wrongType'],
])('%s of %i bytes: %s', (type, size, fault) => {
  expect(fileFault({ type, size }, rule)).toBe(fault)
})
