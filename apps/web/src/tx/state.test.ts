import type { TransactionReceipt } from 'viem'
import { expect, test } from 'vitest'

import { nextTxState, type TxEvent, type TxState } from './state.ts'

const cost = { value: 1n, gas: 21_000n, fee: 2n, isAllowanceFirst: false, permissions: [] }
const receipt: TransactionReceipt = {
  transactionHash: '0xb2',
  blockNumber: 7n,
  blockHash: '0xc3',
  transactionIndex: 0,
  from: '0x01',
  to: '0x02',
  contractAddress: null,
  cumulativeGasUsed: 1n,
  gasUsed: 1n,
  effectiveGasPrice: 1n,
  logs: [],
  logsBloom: '0x',
  status: 'success',
  type: 'eip1559',
}
const start: TxState = { at: 'checking' }

function after(...events: TxEvent[]): TxState {
  return events.reduce(nextTxState, start)
}

const signed: TxEvent[] = [{ type: 'checked', cost }, { type: 'confirmed' }, { type: 'signed', hash: '0xa1' }]

test('from checking to done', () => {
  expect(after({ type: 'checked', cost })).toEqual({ at: 'ready', cost })
  expect(after(...signed)).toEqual({ at: 'sent', hash: '0xa1', isReachable: true })
  expect(after(...signed, { type: 'mined', receipt }, { type: 'shown', receipt })).toEqual({
    at: 'done',
    hash: '0xb2',
    receipt,
  })
})

test('mined is not done: the read model has not indexed it yet', () => {
  expect(after(...signed, { type: 'mined', receipt })).toEqual({ at: 'mined', hash: '0xb2', block: 7 })
})

test('the wallet opens only after the explanation was shown', () => {
  expect(after({ type: 'confirmed' })).toEqual(start)
  expect(after({ type: 'checked', cost }, { type: 'signed', hash: '0xa1' })).toEqual({ at: 'ready', cost })
})

test('an unreachable network is not a failure once the transaction was sent', () => {
  expect(after(...signed, { type: 'network', isReachable: false })).toEqual({
    at: 'sent',
    hash: '0xa1',
    isReachable: false,
  })
  expect(after({ type: 'network', isReachable: false })).toEqual(start)
})

test('a failure keeps the hash, and no event follows it', () => {
  const failed = after(...signed, { type: 'failed', failure: { kind: 'reverted', name: undefined } })
  expect(failed).toEqual({ at: 'failed', failure: { kind: 'reverted', name: undefined }, hash: '0xa1' })
  expect(nextTxState(failed, { type: 'mined', receipt })).toEqual(failed)
  expect(nextTxState(failed, { type: 'failed', failure: { kind: 'refused' } })).toEqual(failed)
})

test('a token that needs an allowance takes a separate signature before the call itself', () => {
  const first = { ...cost, isAllowanceFirst: true }
  const allowing: TxEvent[] = [{ type: 'checked', cost: first }, { type: 'confirmed' }]
  expect(after(...allowing)).toEqual({ at: 'allowing', cost: first, hash: undefined })
  expect(after(...allowing, { type: 'signed', hash: '0xa1' }).at).toBe('allowing')
  expect(after(...allowing, { type: 'allowanceSigned', hash: '0xa0' })).toMatchObject({ hash: '0xa0' })
  expect(after(...allowing, { type: 'allowanceSigned', hash: '0xa0' }, { type: 'allowed', cost })).toEqual({
    at: 'asking',
    cost,
  })
})

test('a wallet that resends at a higher gas price changes the hash, not the state', () => {
  expect(after(...signed, { type: 'signed', hash: '0xa9' })).toEqual({
    at: 'sent',
    hash: '0xa9',
    isReachable: true,
  })
})

test('approvals that were not shown lead back to the explanation, which says that it has changed', () => {
  const first = { ...cost, isAllowanceFirst: true }
  const changed: TxEvent = { type: 'changed', cost: first }
  expect(after({ type: 'checked', cost }, { type: 'confirmed' }, changed)).toEqual({
    at: 'ready',
    cost: first,
    hasChanged: true,
  })
  expect(after({ type: 'checked', cost: first }, { type: 'confirmed' }, changed).at).toBe('ready')
  expect(after(...signed, changed).at).toBe('sent')
})
