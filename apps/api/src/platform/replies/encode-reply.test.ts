import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { encodeReply, encodingFor } from './encode-reply.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR; q=0.001', 'br'],
  ['br;q=0.0, gzip; q=0', 'identity'],
  ['*', 'identity'],
])('Accept-Encoding %s: %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('what is encoded can be read again', async () => {
  const bytes = Buffer.from('a cat, '.repeat(1_000))
  expect(brotliDecompressSync(await encodeReply(bytes, 'br'))).toEqual(bytes)
  expect(gunzipSync(await encodeReply(bytes, 'gzip'))).toEqual(bytes)
})
