import { creditsAbi } from '@mofu/chain/credits'
import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  getAddress,
  type Log,
  type TransactionReceipt,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'

import { withdrawCredits } from './withdraw-credits.ts'

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const ledger = '0x00000000000000000000000000000000000000cd'
const token = '0x00000000000000000000000000000000000000cc'

const credits = [
  { coin: zeroAddress, amount: 5n, symbol: 'ETH', decimals: 18 },
  { coin: token, amount: 2_500_000n, symbol: 'tUSD', decimals: 6 },
] as const
const order = { chainId: 31_337, ledger, account, credits, stuck: [], picture: '' } as const

type Failure = { coin: Address; of?: Address; from?: Address }

/** The receipt of a withdrawal in which these coins could not be sent. */
function receiptOf(...failures: Failure[]): TransactionReceipt {
  const logs = failures.map(({ coin, of = account, from = ledger }): Log<bigint, number, false> => ({
    address: from,
    topics: encodeEventTopics({
      abi: creditsAbi,
      eventName: 'WithdrawalFailed',
      args: { account: of, coin, to: of },
    }) as Log['topics'],
    data: encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [5n, 5n]),
    blockHash: '0xc3',
    blockNumber: 7n,
    blockTimestamp: 0n,
    logIndex: 0,
    transactionHash: '0xb2',
    transactionIndex: 0,
    removed: false,
  }))
  return {
    transactionHash: '0xb2',
    blockNumber: 7n,
    blockHash: '0xc3',
    transactionIndex: 0,
    from: account,
    to: ledger,
    contractAddress: null,
    cumulativeGasUsed: 1n,
    gasUsed: 1n,
    effectiveGasPrice: 1n,
    logs,
    logsBloom: '0x',
    status: 'success',
    type: 'eip1559',
  }
}

test('one call withdraws every coin to the account itself, and the explanation shows every amount', () => {
  const { call, gives, gets, explain } = withdrawCredits(order)
  const { abi, functionName, args } = call
  const data = encodeFunctionData({ abi, functionName, args })
  expect(decodeFunctionData({ abi: creditsAbi, data })).toEqual({
    functionName: 'withdrawMany',
    args: [[zeroAddress, getAddress(token)], getAddress(account)],
  })
  expect(call.value).toBe(0n)
  expect(gives).toEqual([])
  expect(gets).toEqual([
    { kind: 'amount', amount: 5n, coin: 'ETH', decimals: 18 },
    { kind: 'amount', amount: 2_500_000n, coin: 'tUSD', decimals: 6 },
  ])
  expect(explain).toEqual([])
})

test('a coin that a simulation could not send does not count as arriving, and is tried all the same', () => {
  const { call, gets, explain } = withdrawCredits({ ...order, stuck: [token] })
  expect(call.args[0]).toEqual([zeroAddress, token])
  expect(gets).toEqual([{ kind: 'amount', amount: 5n, coin: 'ETH', decimals: 18 }])
  expect(explain).toEqual([
    {
      label: { key: 'credits.stuck' },
      value: { kind: 'amount', amount: 2_500_000n, coin: 'tUSD', decimals: 6 },
    },
  ])
})

test('the end names the coins that the contract could not send, and is not celebrated then', () => {
  const { outcome } = withdrawCredits(order)
  expect(outcome(receiptOf())).toMatchObject({ title: { key: 'credits.doneTitle' } })
  expect(outcome(receiptOf({ coin: token }))).toMatchObject({
    title: { key: 'credits.partTitle' },
    text: { key: 'credits.partText', values: { coins: 'tUSD' } },
    isCalm: true,
  })
  expect(outcome(receiptOf({ coin: zeroAddress }, { coin: token }))).toMatchObject({
    title: { key: 'credits.noneTitle' },
    text: { key: 'credits.noneText', values: { coins: 'ETH, tUSD' } },
    isCalm: true,
  })
})

test('the failure of another account, or one that another contract reports, is not taken for the own', () => {
  const { outcome } = withdrawCredits(order)
  const receipt = receiptOf({ coin: token, of: token }, { coin: token, from: token })
  expect(outcome(receipt)).toMatchObject({ title: { key: 'credits.doneTitle' } })
})
