import { expect, test } from 'vitest'

import { commitmentOf, secretMessage, secretOf } from './registration.ts'

const owner = '0x00000000000000000000000000000000000000b1'
const place = { chainId: 31_337, contract: '0x00000000000000000000000000000000000000CC' } as const

test('the commitment depends on the name, the owner, the years and the secret', () => {
  const registration = { label: 'mofu', owner, years: 1, secret: secretOf('0x01') } as const
  const other = [
    { ...registration, label: 'mofa' },
    { ...registration, owner: '0x00000000000000000000000000000000000000b2' as const },
    { ...registration, years: 2 },
    { ...registration, secret: secretOf('0x02') },
  ]
  expect(new Set([registration, ...other].map(commitmentOf)).size).toBe(5)
  expect(commitmentOf({ ...registration })).toBe(commitmentOf(registration))
})

test('the message that is signed names the name, the owner, the contract and the chain', () => {
  const message = secretMessage(place, 'mofu', owner)
  for (const part of ['mofu.pet', owner, place.contract.toLowerCase(), '31337'])
    expect(message).toContain(part)
})
