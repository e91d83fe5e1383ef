import { gachaAbi } from '@mofu/chain/gacha'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  getAddress,
  type TransactionReceipt,
} from 'viem'
import { expect, test } from 'vitest'

import type { TxPlan } from '../../../tx/plan.ts'
import { pullPets } from './pull-pets.ts'
import { redeemPet } from './redeem-pet.ts'
import { settleOrders } from './settle-orders.ts'

const GBT = 10n ** 18n
const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const place = {
  chainId: 31_337,
  gacha: '0x00000000000000000000000000000000000000aa',
  randomness: '0x00000000000000000000000000000000000000bb',
} as const
const coin = { address: '0x00000000000000000000000000000000000000cc', symbol: 'GBT', decimals: 18 } as const
const machine = { number: 1, name: 'Mofu Capsules' }
const amount = (units: bigint) => ({ kind: 'amount', amount: units, coin: 'GBT', decimals: 18 })

function callOf({ call: { abi, functionName, args, value } }: TxPlan) {
  expect(value).toBe(0n)
  return decodeFunctionData({ abi: gachaAbi, data: encodeFunctionData({ abi, functionName, args }) })
}

test('a pull pays at most the sum that was shown, allows exactly that, and states odds and redeem value first', () => {
  const plan = pullPets({
    place,
    machine,
    coin,
    prices: [GBT, GBT + 10n ** 15n],
    texts: {
      pets: 'Two pets',
      odds: { legendary: '1%', epic: '5%', rare: '14%', uncommon: '30%', common: '50%' },
      afterwards: 'next',
      ifLate: 'refund',
      ifRaised: 'nothing is paid',
    },
  })
  const paid = 2n * GBT + 10n ** 15n
  expect(callOf(plan)).toEqual({ functionName: 'pull', args: [1n, 2n, paid] })
  expect(plan.isCalm).toBe(true)
  expect(plan.gives).toEqual([amount(paid)])
  expect(plan.spends).toMatchObject({ token: coin.address, spender: place.gacha, amount: paid })
  expect(plan.explain.map(({ label }) => label.key)).toEqual([
    'gacha.tier.legendary',
    'gacha.tier.epic',
    'gacha.tier.rare',
    'gacha.tier.uncommon',
    'gacha.tier.common',
    'gacha.redeemsFor',
    'gacha.afterwards',
    'gacha.ifLate',
    'gacha.ifRaised',
  ])
  expect(plan.explain[5]?.value).toEqual(amount((paid * 83n) / 100n))
})

test('redeeming states what was paid, the fee and what arrives, and pays the holder', () => {
  const pet = { tokenId: 10_042n, name: 'Mochi #0042', picture: '', paid: GBT }
  const plan = redeemPet({ place, pet, coin, account, gone: 'gone' })
  expect(callOf(plan)).toEqual({ functionName: 'redeem', args: [10_042n, getAddress(account)] })
  expect(plan.isCalm).toBe(true)
  expect(plan.gets).toEqual([amount((GBT * 83n) / 100n)])
  expect(plan.explain.slice(0, 3).map(({ value }) => value)).toEqual([
    amount(GBT),
    amount((GBT * 17n) / 100n),
    amount((GBT * 83n) / 100n),
  ])
})

test('anyone settles the first orders of a machine, and is told whether they are revealed or refunded', () => {
  const revealing = settleOrders({ place, machine, isOverdue: false, text: 'pets' })
  expect(callOf(revealing)).toEqual({ functionName: 'settle', args: [1n, 20n] })
  expect(revealing.title.key).toBe('gacha.settlePlan')
  expect(settleOrders({ place, machine, isOverdue: true, text: 'money' }).title.key).toBe('gacha.refundPlan')
})

const pulled = {
  address: place.gacha,
  topics: encodeEventTopics({
    abi: gachaAbi,
    eventName: 'PetPulled',
    args: { machineId: 1n, orderId: 2n, tokenId: 10_042n },
  }),
  data: encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
    [0n, account, GBT],
  ),
}
const refunded = {
  address: place.gacha,
  topics: encodeEventTopics({
    abi: gachaAbi,
    eventName: 'Refunded',
    args: { machineId: 1n, orderId: 2n, owner: account },
  }),
  data: encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [coin.address, GBT]),
}

test('settling says what the receipt holds: pets, refunds, or nothing where somebody else was faster', () => {
  const end = (isOverdue: boolean, ...logs: unknown[]) =>
    settleOrders({ place, machine, isOverdue, text: '' }).outcome({ logs } as unknown as TransactionReceipt)
  for (const isOverdue of [true, false]) {
    expect(end(isOverdue, pulled)).toMatchObject({ title: { key: 'gacha.settleDone' } })
    expect(end(isOverdue, refunded)).toMatchObject({ title: { key: 'gacha.refundDone' } })
    expect(end(isOverdue, refunded, pulled)).toMatchObject({ title: { key: 'gacha.settleDone' } })
    expect(end(isOverdue)).toMatchObject({ title: { key: 'gacha.nothingDone' }, isCalm: true })
  }
})
