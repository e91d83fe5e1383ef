import { expect, test } from 'vitest'

import { handingCalls } from './allowance.ts'

const handing = {
  collection: '0x00000000000000000000000000000000000000cc',
  collectionName: 'Mofu Pets',
  operator: '0x00000000000000000000000000000000000000aa',
  tokens: [
    { tokenId: 7n, name: 'Mochi' },
    { tokenId: 8n, name: 'Daifuku' },
  ],
  isAllEnough: true,
} as const

const said = (...[given, missing]: Parameters<typeof handingCalls>) =>
  handingCalls(given, missing).map(({ call, permission }) => [call.functionName, call.args, permission?.name])

test('one token that is missing is allowed by itself', () => {
  expect(said(handing, handing.tokens.slice(0, 1))).toEqual([['approve', [handing.operator, 7n], 'Mochi']])
  expect(said(handing, [])).toEqual([])
})

test('several of a collection are allowed with one signature, which names the collection', () => {
  expect(said(handing, handing.tokens)).toEqual([
    ['setApprovalForAll', [handing.operator, true], 'Mofu Pets'],
  ])
})

test('where only a token’s own leave counts, each is asked for', () => {
  expect(said({ ...handing, isAllEnough: false }, handing.tokens)).toEqual([
    ['approve', [handing.operator, 7n], 'Mochi'],
    ['approve', [handing.operator, 8n], 'Daifuku'],
  ])
})
