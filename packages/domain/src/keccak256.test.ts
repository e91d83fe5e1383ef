import { expect, test } from 'vitest'

import { keccak256 } from './keccak256.ts'

const hash = (text: string) => keccak256(new TextEncoder().encode(text))

test('matches Ethereum for texts within a block, at its edge and beyond', () => {
  expect(hash('')).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
  expect(hash('abc')).toBe('4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45')
  expect(hash('Transfer(address,address,uint256)')).toBe(
    'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  )
  expect(hash('a'.repeat(135))).toBe('34367dc248bbd832f4e3e69dfaac2f92638bd0bbd18f2912ba4ef454919cf446')
  expect(hash('a'.repeat(136))).toBe('a6c4d403279fe3e0af03729caada8374b5ca54d8065329a3ebcaeb4b60aa386e')
  expect(hash('a'.repeat(200))).toBe('96ea54061def936c4be90b518992fdc6f12f535068a256229aca54267b4d084d')
})
