import { collectionFactoryAbi } from '@mofu/chain/collections'
import { marketAbi } from '@mofu/chain/market'
import { namesAbi } from '@mofu/chain/names'
import type { Address } from '@mofu/domain/address'
import { decodeFunctionData, encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'

import { editText, typedValue } from '../setting-values.ts'
import { blacklistsOn, type ReadSetting, settingsOn } from '../settings.ts'
import { changeSetting } from './change-setting.ts'

const address = '0x00000000000000000000000000000000000000aa'
const somebody = '0x00000000000000000000000000000000000000b1'
const token = '0x00000000000000000000000000000000000000cc'
const native: Address = '0x0000000000000000000000000000000000000000'
const coins = [
  { address: native, symbol: 'ETH', decimals: 18 },
  { address: token, symbol: 'tUSD', decimals: 6 },
] as const
const texts = { coins, on: 'yes', off: 'no', name: 'Fee', contract: 'Market', effect: 'from now on' }
const of = (more: Partial<ReadSetting>): ReadSetting => ({
  chainId: 31_337,
  contract: 'Market',
  address,
  kind: 'feeRate',
  value: '250',
  most: 1_000n,
  ...more,
})
const planOf = (setting: ReadSetting, to: string, now = setting.value) =>
  changeSetting({ setting, to, texts, readNow: async () => now })
const callIn = (setting: ReadSetting, to: string) => {
  const { call } = planOf(setting, to)
  const abi = setting.contract === 'Market' ? marketAbi : collectionFactoryAbi
  return decodeFunctionData({ abi, data: encodeFunctionData(call) })
}

test('the fee rate is shown before and after, with the contract and the effect, and sent as basis points', () => {
  const plan = planOf(of({}), '300')
  expect(plan.explain.map(({ label, value }) => [label.key, value])).toEqual([
    ['administration.plan.contract', { kind: 'address', address }],
    ['administration.plan.before', { kind: 'text', text: '2.5%' }],
    ['administration.plan.after', { kind: 'text', text: '3%' }],
    ['administration.plan.effect', { kind: 'text', text: 'from now on' }],
  ])
  expect(callIn(of({}), '300')).toEqual({ functionName: 'setFeeRate', args: [300] })
})

test('a value that somebody else has changed stops the plan before the wallet opens', async () => {
  await expect(planOf(of({}), '300', '250').guard?.()).resolves.toBeUndefined()
  await expect(planOf(of({}), '300', '275').guard?.()).rejects.toMatchObject({
    failure: { kind: 'settingChanged' },
  })
})

test('each setting calls the function of its contract', () => {
  expect(callIn(of({ kind: 'paused', value: 'false' }), 'true').functionName).toBe('pause')
  expect(callIn(of({ kind: 'paused', value: 'true' }), 'false').functionName).toBe('unpause')
  expect(callIn(of({ kind: 'royaltiesTop' }), '500')).toEqual({
    functionName: 'setRoyaltiesTop',
    args: [500],
  })
  expect(callIn(of({ kind: 'feeRecipient' }), somebody)).toMatchObject({ functionName: 'setFeeRecipient' })
  expect(callIn(of({ kind: 'coin', subject: token }), 'false')).toMatchObject({
    functionName: 'setCoin',
    args: [expect.stringMatching(/cc$/i), false],
  })
  expect(callIn(of({ kind: 'blacklisted', subject: somebody }), 'true')).toMatchObject({
    functionName: 'setBlacklisted',
    args: [expect.stringMatching(/b1$/i), true],
  })
  const factory = { contract: 'CollectionFactory' } as const
  expect(callIn(of({ ...factory, kind: 'isOpen', value: 'true' }), 'false').functionName).toBe('close')
  expect(callIn(of({ ...factory, kind: 'isOpen', value: 'false' }), 'true').functionName).toBe('open')
  expect(callIn(of({ ...factory, kind: 'deployFee' }), '7')).toEqual({
    functionName: 'setDeployFee',
    args: [7n],
  })
  expect(callIn(of({ ...factory, kind: 'mintFee', value: `${token} 1` }), `${token} 2500000`)).toMatchObject({
    functionName: 'setMintFee',
    args: [expect.stringMatching(/cc$/i), 2_500_000n],
  })
})

test('what is typed has the form of what was read, and what a contract would refuse has none', () => {
  expect(typedValue(of({}), '2.75', coins)).toBe('275')
  expect(typedValue(of({}), '10', coins)).toBe('1000')
  for (const wrong of ['10.01', '2.755', '-1', 'x', ''])
    expect(typedValue(of({}), wrong, coins)).toBeUndefined()
  expect(typedValue(of({ kind: 'feeRecipient' }), somebody, coins)).toBe(somebody)
  expect(typedValue(of({ kind: 'feeRecipient' }), native, coins)).toBeUndefined()
  const fee = of({ kind: 'mintFee', value: `${token} 2500000` })
  expect(editText(fee, coins)).toBe('2.5')
  expect(typedValue(fee, '3', coins)).toBe(`${token} 3000000`)
  expect(typedValue(fee, '0.0000001', coins)).toBeUndefined()
})

test('only deployed contracts have settings, and the native coin is always accepted', () => {
  const place = { chainId: 1, contracts: { Market: address, Names: somebody }, coins: [...coins] }
  expect(settingsOn(place).map(({ contract, kind, subject }) => [contract, kind, subject])).toEqual([
    ['Market', 'paused', undefined],
    ['Market', 'feeRate', undefined],
    ['Market', 'feeRecipient', undefined],
    ['Market', 'royaltiesTop', undefined],
    ['Market', 'coin', token],
    ['Names', 'paused', undefined],
    ['Names', 'priceThree', undefined],
    ['Names', 'priceFour', undefined],
    ['Names', 'priceLonger', undefined],
    ['Names', 'feeRecipient', undefined],
  ])
  expect(blacklistsOn(place, somebody)).toMatchObject([{ contract: 'Market', subject: somebody }])
})

test('one price of names is shown before and after, and sent with the other two', () => {
  const prices = `${token} 300000000 200000000 100000000`
  const setting = of({ contract: 'Names', kind: 'priceFour', value: prices })
  expect(editText(setting, coins)).toBe('200')
  const to = typedValue(setting, '250.5', coins) ?? ''
  expect(to).toBe(`${token} 300000000 250500000 100000000`)
  expect(typedValue(setting, '0', coins)).toBeUndefined()
  const { call, explain } = planOf(setting, to)
  const values = explain.map(({ value }) => value)
  const amount = { kind: 'amount', coin: 'tUSD', decimals: 6 }
  expect(values).toContainEqual({ ...amount, amount: 200_000_000n })
  expect(values).toContainEqual({ ...amount, amount: 250_500_000n })
  expect(decodeFunctionData({ abi: namesAbi, data: encodeFunctionData(call) })).toMatchObject({
    functionName: 'setPrices',
    args: [expect.stringMatching(/cc$/i), 300_000_000n, 250_500_000n, 100_000_000n],
  })
})
