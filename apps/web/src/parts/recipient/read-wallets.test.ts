import { namesAbi } from '@mofu/chain/names'
import { nameTokenId } from '@mofu/domain/name-label'
import { createClient, custom, decodeFunctionData, type Hex, pad, zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import { lookUpName, type NameService } from './read-recipient.ts'
import { listedMost, readWallets } from './read-wallets.ts'

const contract = '0x00000000000000000000000000000000000000cc'
const [a, b] = [`0x${'b'.repeat(40)}`, `0x${'c'.repeat(40)}`] as const

/** A chain on which momo.pet resolves to `a`, that does not answer for gone.pet, and where no other name is registered. */
const service: NameService = {
  chainId: 5,
  contract,
  client: createClient({
    transport: custom(
      {
        request: async ({ params }: { params: [{ data: Hex }] }) => {
          const { args } = decodeFunctionData({ abi: namesAbi, data: params[0].data })
          if (args?.[0] === nameTokenId('gone')) throw new Error('no answer')
          return pad(args?.[0] === nameTokenId('momo') ? a : zeroAddress)
        },
      },
      { retryCount: 0 },
    ),
  }),
}
const momo = { name: 'momo.pet', contract, tokenId: nameTokenId('momo'), address: a }

test('a name is read by rule and becomes the address that it resolves to', async () => {
  expect(await lookUpName(service, 'MOMO.pet')).toEqual({ state: 'found', address: a, typed: momo })
  expect(await lookUpName(service, 'kuma.pet')).toEqual({ state: 'wrong', fault: 'free', name: 'kuma.pet' })
  expect(await lookUpName(service, 'mоmo.pet')).toEqual({ state: 'wrong', fault: 'label', name: 'mоmo.pet' })
})

test('wallets are read by address and name, each once, and all or none', async () => {
  expect(await readWallets(service, `${a}\n${b}, momo.pet; ${b.toUpperCase().replace('X', 'x')}`)).toEqual({
    state: 'found',
    wallets: [a, b],
    typed: [momo],
  })
  const faultOf = async (text: string) => {
    const read = await readWallets(service, text)
    return read.state === 'wrong' ? [read.fault, read.name] : undefined
  }
  expect(await faultOf(`${a}\nnobody`)).toEqual(['shape', 'nobody'])
  expect(await faultOf(`${a}\nkuma.pet`)).toEqual(['free', 'kuma.pet'])
  expect(await faultOf(`gone.pet, ${a}`)).toEqual(['failed', 'gone.pet'])
  expect(await faultOf(zeroAddress)).toEqual(['zero', zeroAddress])
  const mistyped = '0xab5801a7D398351b8bE11C439e05C5B3259aeC9b'
  expect(await faultOf(mistyped)).toEqual(['checksum', mistyped])
  expect(await faultOf('  ')).toEqual(['shape', ''])
  const many = Array.from(
    { length: listedMost + 1 },
    (_, index) => `0x${String(index + 1).padStart(40, '0')}`,
  )
  expect(await readWallets(service, many.slice(1).join('\n'))).toMatchObject({ wallets: many.slice(1) })
  expect(await faultOf(many.join('\n'))).toEqual(['shape', ''])
})

test('where names are not deployed, a name is no wallet', async () => {
  expect(await readWallets(undefined, 'momo.pet')).toMatchObject({ state: 'wrong', fault: 'shape' })
})
