import { expect, test } from 'vitest'

import { checksummed, payoutFault } from './payout-address.ts'

/** From EIP-55. */
const right = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const

test('an address with a valid checksum, or without any, is accepted', () => {
  for (const address of right) {
    expect(payoutFault(address)).toBeUndefined()
    expect(payoutFault(address.toLowerCase())).toBeUndefined()
    expect(checksummed(address.toLowerCase() as `0x${string}`)).toBe(address)
  }
  expect(payoutFault('0x52908400098527886E0F7030069857D2E4169EE7')).toBeUndefined()
})

test('a bad checksum, a wrong digit, the zero address and a non-address are refused', () => {
  expect(payoutFault('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('checksum')
  expect(payoutFault('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee')).toBe('checksum')
  expect(payoutFault(`0x${'0'.repeat(40)}`)).toBe('zero')
  expect(payoutFault('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe')).toBe('shape')
  expect(payoutFault('somebody.eth')).toBe('shape')
})
