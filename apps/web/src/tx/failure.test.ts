import {
  BaseError,
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  encodeErrorResult,
  HttpRequestError,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'

import { TxError, txFailure } from './failure.ts'

const abi = parseAbi([
  'error Collection_WrongFee(uint256 expected, uint256 given)',
  'function mint() payable',
])

function reverted(data: `0x${string}`): Error {
  const cause = new ContractFunctionRevertedError({ abi, data, functionName: 'mint' })
  return new ContractFunctionExecutionError(cause, { abi, functionName: 'mint' })
}

test('a revert is named after the contract’s own error', () => {
  const data = encodeErrorResult({ abi, errorName: 'Collection_WrongFee', args: [2n, 1n] })
  expect(txFailure(reverted(data))).toEqual({ kind: 'wouldRevert', name: 'Collection_WrongFee' })
})

test('an error missing from the ABI keeps its selector, so that it can be looked up', () => {
  expect(txFailure(reverted('0xdeadbeef'))).toEqual({ kind: 'wouldRevert', name: '0xdeadbeef' })
})

test('a rejection in the wallet is a refusal, not a network failure', () => {
  const refused = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  expect(txFailure(new BaseError('failed', { cause: refused }))).toEqual({ kind: 'refused' })
})

test('a locked wallet and an unsupported method are failures of their own', () => {
  expect(txFailure({ code: 4100, message: 'unauthorised' })).toEqual({ kind: 'locked' })
  expect(txFailure({ code: 4200, message: 'unsupported' })).toEqual({ kind: 'unsupported' })
})

test('an RPC that does not respond is unreachable', () => {
  const cause = new HttpRequestError({ url: 'http://127.0.0.1:1' })
  expect(txFailure(new BaseError('failed', { cause }))).toEqual({ kind: 'unreachable' })
})

test('a classified failure stays as it is, and anything else keeps its message', () => {
  expect(txFailure(new TxError({ kind: 'poor', need: 2n, have: 1n }))).toEqual({
    kind: 'poor',
    need: 2n,
    have: 1n,
  })
  expect(txFailure(new Error('odd'))).toEqual({ kind: 'wallet', reason: 'odd' })
})
