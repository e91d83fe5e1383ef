import { expect, test } from 'vitest'
import { ProviderNotFoundError } from 'wagmi'

import { LockedWalletError, walletFailure } from './wallet-failure.ts'

test('a rejection is found however deep it is wrapped', () => {
  const refused = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  expect(walletFailure(refused)).toBe('refused')
  expect(walletFailure(new Error('outer', { cause: new Error('inner', { cause: refused }) }))).toBe('refused')
  expect(walletFailure({ code: 4001, message: 'a bare object' })).toBe('refused')
})

test('a request that is already open is told apart from a rejection', () => {
  expect(walletFailure(Object.assign(new Error('pending'), { code: -32002 }))).toBe('alreadyAsking')
})

test('a locked wallet and an unsupported method are told apart', () => {
  expect(walletFailure(new LockedWalletError())).toBe('locked')
  expect(walletFailure(new Error('outer', { cause: { code: 4100 } }))).toBe('locked')
  expect(walletFailure({ code: 4200 })).toBe('unsupported')
  expect(walletFailure({ code: -32601 })).toBe('unsupported')
})

test('a missing wallet is a failure of its own', () => {
  expect(walletFailure(new ProviderNotFoundError())).toBe('none')
})

test('anything else is a plain failure', () => {
  expect(walletFailure(new Error('boom'))).toBe('failed')
  expect(walletFailure(undefined)).toBe('failed')
})
