import { expect, test } from 'vitest'

import { listWallets } from './list-wallets.ts'

const ours = '0x00000000000000000000000000000000000000aa'
const wallets = [
  '0x00000000000000000000000000000000000000b1',
  '0x00000000000000000000000000000000000000b2',
  '0x00000000000000000000000000000000000000b3',
] as const
const typed = [{ name: 'momo.pet', contract: ours, tokenId: 7n, address: wallets[1] }] as const
const changed = { chainId: 31_337, contract: ours, id: 'x', number: 1, name: 'Sweets', picture: '' } as const
const coin = { symbol: 'ETH', decimals: 18 }

test('every wallet that is put on a list or taken off is shown in full before it is signed', () => {
  for (const limit of [2, 0]) {
    const { call, explain, recipients } = listWallets(changed, {
      wallets,
      typed,
      price: 5n,
      limit,
      coin,
      means: 'm',
    })
    expect(call.args).toContainEqual(wallets)
    const shown = explain.flatMap(({ value }) => (value.kind === 'address' ? [value] : []))
    expect(shown.map(({ address }) => address)).toEqual(wallets)
    expect(shown.map(({ name }) => name)).toEqual([undefined, 'momo.pet', undefined])
    expect(recipients).toEqual(typed)
  }
})
