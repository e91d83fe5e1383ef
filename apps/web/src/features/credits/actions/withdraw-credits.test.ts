import { creditsAbi } from '@mofu/chain/credits'
import { decodeFunctionData, encodeFunctionData, getAddress, zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import { withdrawCredits } from './withdraw-credits.ts'

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const ledger = '0x00000000000000000000000000000000000000cd'
const token = '0x00000000000000000000000000000000000000cc'

test('one call withdraws every coin to the account itself, and the explanation shows every amount', () => {
  const credits = [
    { coin: zeroAddress, amount: 5n, symbol: 'ETH', decimals: 18 },
    { coin: token, amount: 2_500_000n, symbol: 'tUSD', decimals: 6 },
  ] as const
  const { call, gives, gets } = withdrawCredits({ chainId: 31_337, ledger, account, credits, picture: '' })
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
})
