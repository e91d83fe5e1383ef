import { expect, test } from 'vitest'

import { collection, nft, transfer } from '../../schema/collections.ts'
import {
  onCollectionDeployed,
  onMinted,
  onOpened,
  onOwnershipTransferred,
  onTransfer,
} from './collections.ts'

const contract = '0x00000000000000000000000000000000000000aa'
const hana = '0x00000000000000000000000000000000000000b1'
const mei = '0x00000000000000000000000000000000000000b2'
const nobody = '0x0000000000000000000000000000000000000000'
const log = { chainId: 31_337, block: 9, at: 1_700_000_000, txHash: '0x01', logIndex: 3, contract } as const

test('a mint inserts the token once: from Minted, and not again from the transfer that follows', () => {
  const args = {
    tokenId: 7n,
    creator: '0x00000000000000000000000000000000000000B1',
    to: hana,
    uri: 'ipfs://x',
    royalty: 250n,
  } as const
  expect(onMinted(args, log)).toEqual([
    {
      op: 'insert',
      table: nft,
      row: expect.objectContaining({
        id: `31337-${contract}-7`,
        owner: hana,
        creator: hana,
        tokenUri: 'ipfs://x',
        royalty: 250,
        mintOrder: 9 * 4_194_304 + 3,
        updatedBlock: 9,
      }),
    },
  ])
  const moved = onTransfer({ from: nobody, to: hana, id: 7n }, { ...log, logIndex: 4 })
  expect(moved.map(({ table }) => table)).toEqual([transfer])
})

test('a transfer changes the owner and is recorded under its position in the chain', () => {
  expect(onTransfer({ from: hana, to: mei, id: 7n }, log)).toEqual([
    {
      op: 'insert',
      table: transfer,
      row: expect.objectContaining({ id: '31337-9-3', from: hana, to: mei, nftId: `31337-${contract}-7` }),
    },
    {
      op: 'set',
      table: nft,
      id: `31337-${contract}-7`,
      values: { owner: mei, updatedBlock: 9, movedOrder: 9 * 4_194_304 + 3, approved: nobody },
    },
  ])
})

test('the same event gives the same changes, however often it is replayed', () => {
  const args = {
    collection: contract,
    owner: hana,
    creator: mei,
    name: '雲',
    symbol: 'C',
    maxMint: 2n ** 64n - 1n,
    isOpen: false,
  } as const
  expect(onCollectionDeployed(args, log)).toEqual(onCollectionDeployed(args, log))
  expect(onOpened(true, log)).toEqual([
    { op: 'set', table: collection, id: `31337-${contract}`, values: { isOpen: true, updatedBlock: 9 } },
  ])
})

test('a new owner starts a new epoch', () => {
  const [follows] = onOwnershipTransferred({ newOwner: mei }, log)
  expect(follows).toMatchObject({ op: 'from', table: collection, id: `31337-${contract}` })
  if (follows?.op !== 'from') throw new Error('no row to lean on')
  expect(follows.follows({ epoch: 4 } as never)).toEqual([
    {
      op: 'set',
      table: collection,
      id: `31337-${contract}`,
      values: { owner: mei, epoch: 5, updatedBlock: 9 },
    },
  ])
})
