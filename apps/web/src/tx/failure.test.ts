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

test('a revert is told by the name of the contract’s own error', () => {
  const data = encodeErrorResult({ abi, errorName: 'Collection_WrongFee', args: [2n, 1n] })
  expect(txFailure(reverted(data))).toEqual({ kind: 'wouldRevert', name: 'Collection_WrongFee' })
})

test('an error the contract did not publish keeps its signature, so that it can be looked up', () => {
  expect(txFailure(reverted('0xdeadbeef'))).toEqual({ kind: 'wouldRevert', name: '0xdeadbeef' })
})

test('a no in the wallet is a refusal, not a failure of the network', () => {
  const refused = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  expect(txFailure(new BaseError('failed', { cause: refused }))).toEqual({ kind: 'refused' })
})

test('a locked wallet and a question it does not know have words of their own', () => {
  expect(txFailure({ code: 4100, message: 'unauthorised' })).toEqual({ kind: 'locked' })
  expect(txFailure({ code: 4200, message: 'unsupported' })).toEqual({ kind: 'unsupported' })
})

test('an RPC that does not answer is unreachable', () => {
  const cause = new HttpRequestError({ url: 'http://127.0.0.1:1' })
  expect(txFailure(new BaseError('failed', { cause }))).toEqual({ kind: 'unreachable' })
})

test('what is understood already stays as it is, and the rest keeps its words', () => {
  expect(txFailure(new TxError({ kind: 'poor', need: 2n, have: 1n }))).toEqual({
    kind: 'poor',
    need: 2n,
    have: 1n,
  })
  expect(txFailure(new Error('odd'))).toEqual({ kind: 'wallet', reason: 'odd' })
})
