import { expect, test } from 'vitest'

import { approvalCalls } from './allowance.ts'

const approval = {
  collection: '0x00000000000000000000000000000000000000cc',
  collectionName: 'Mofu Pets',
  operator: '0x00000000000000000000000000000000000000aa',
  tokens: [
    { tokenId: 7n, name: 'Mochi' },
    { tokenId: 8n, name: 'Daifuku' },
  ],
  isAllEnough: true,
} as const

const said = (...[given, missing]: Parameters<typeof approvalCalls>) =>
  approvalCalls(given, missing).map(({ call, permission }) => [
    call.functionName,
    call.args,
    permission?.name,
  ])

test('one missing token is approved by itself', () => {
  expect(said(approval, approval.tokens.slice(0, 1))).toEqual([['approve', [approval.operator, 7n], 'Mochi']])
  expect(said(approval, [])).toEqual([])
})

test('several tokens of a collection are approved with one signature that names the collection', () => {
  expect(said(approval, approval.tokens)).toEqual([
    ['setApprovalForAll', [approval.operator, true], 'Mofu Pets'],
  ])
})

test('where only approvals of single tokens count, each one is requested', () => {
  expect(said({ ...approval, isAllEnough: false }, approval.tokens)).toEqual([
    ['approve', [approval.operator, 7n], 'Mochi'],
    ['approve', [approval.operator, 8n], 'Daifuku'],
  ])
})
