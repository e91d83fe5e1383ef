import { expect, test } from 'vitest'

import { rolesOf } from './roles.ts'

const admin = '0x00000000000000000000000000000000000000ad'
const builtIn = { admin, leader: '0x00000000000000000000000000000000000000de' }

test('a configured address has its role without a grant, in addition to its granted roles', () => {
  expect(rolesOf(admin, [], builtIn)).toEqual(['admin'])
  expect(rolesOf(admin, ['merchant', 'minter'], builtIn)).toEqual(['admin', 'minter', 'merchant'])
})

test('an account without a wallet has only its granted roles', () => {
  expect(rolesOf(null, [], {})).toEqual([])
  expect(rolesOf(null, ['merchant'], builtIn)).toEqual(['merchant'])
})
