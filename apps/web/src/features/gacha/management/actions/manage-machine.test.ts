import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'

import { createMachine, manageMachine } from './manage-machine.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const
const place = { chainId: 1, gacha: address('a'), randomness: address('b') }
const texts = { name: 'Two', cover: 'ipfs://x', title: 'Second', introduction: '' }

test('a new machine is signed with its step and pictures, and its first price is one whole coin', () => {
  const coin = { symbol: 'GBT', decimals: 18 }
  const plan = createMachine(place, {
    texts,
    step: 5n,
    coin,
    baseUri: 'https://media/pets/',
    picture: '/x',
    means: '…',
  })
  expect(plan.call).toMatchObject({ functionName: 'create', args: [texts, 5n, 'https://media/pets/'] })
  expect(encodeFunctionData(plan.call)).toMatch(/^0x/)
  expect(plan.explain.map(({ value }) => ('amount' in value ? value.amount : undefined))).toEqual([
    undefined,
    10n ** 18n,
    5n,
    undefined,
  ])
})

test('a change names the machine first', () => {
  const plan = manageMachine(place, 3, {
    title: { key: 'gachaManagement.closePlan', values: { name: 'Two' } },
    functionName: 'setOpen',
    args: [false],
    means: '…',
    name: 'Two',
    picture: '/x',
  })
  expect(plan.call.args).toEqual([3n, false])
  expect(encodeFunctionData(plan.call)).toMatch(/^0x/)
})
