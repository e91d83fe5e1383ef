import { logOrder } from '@mofu/domain/log-order'
import { expect, test } from 'vitest'

import { collection, collectionRight, nft } from '../../../schema/collections.ts'
import { mintPurchase, mintSale, series, whitelistItem } from '../../../schema/collections/launchpad.ts'
import { onListed, onSaleEnded, onSaleSet, onSold } from './launchpad.ts'
import { onCollaboratorSet, onMinterSet } from './management.ts'
import { onSeriesMade, onSeriesMinted } from './series.ts'

const contract = '0x00000000000000000000000000000000000000aa'
const hana = '0x00000000000000000000000000000000000000b1'
const mei = '0x00000000000000000000000000000000000000B2'
const log = { chainId: 31_337, block: 9, at: 1_700_000_000, txHash: '0x01', logIndex: 3, contract } as const
const id = `31337-${contract}-2`

test('tokens of a series get the metadata of the series, in the order of their transfers', () => {
  const [made] = onSeriesMade({ series: 2n, creator: mei, baseUri: 'ipfs://b', royalty: 250n }, log)
  expect(made).toMatchObject({
    op: 'insert',
    table: series,
    row: { id, minted: 0, creator: mei.toLowerCase() },
  })

  const [counted, follows] = onSeriesMinted(
    { series: 2n, firstId: 8n, to: hana, quantity: 2n, firstSerial: 5n },
    log,
  )
  expect(counted).toEqual({ op: 'set', table: series, id, values: { minted: 6, updatedBlock: 9 } })
  expect(follows).toMatchObject({ op: 'from', table: series, id })
  if (follows?.op !== 'from' || made?.op !== 'insert') throw new Error('no row to lean on')
  const tokens = follows.follows({ ...made.row, baseUri: 'ipfs://b' } as never)
  expect(tokens).toMatchObject([
    { op: 'insert', table: nft, row: { tokenId: 8n, tokenUri: 'ipfs://b/5', royalty: 250, owner: hana } },
    { op: 'insert', table: nft, row: { tokenId: 9n, tokenUri: 'ipfs://b/6', royalty: 250, owner: hana } },
  ])
})

test('each event carries all terms; a listing and a purchase each change their own part of a wallet’s row', () => {
  const terms = {
    coin: '0x0000000000000000000000000000000000000000',
    price: 5n,
    limit: 3,
    allOpen: true,
    merkleRoot: '0x01',
    treeUri: 'x',
  } as const
  expect(onSaleSet({ series: 2n, terms }, log)).toMatchObject([
    { op: 'put', table: mintSale, row: { id, ...terms, isOn: true } },
  ])
  expect(onSaleEnded({ series: 2n }, log)).toMatchObject([
    { op: 'set', table: mintSale, id, values: { isOn: false } },
  ])
  expect(onListed({ series: 2n, account: mei, price: 4n, limit: 2n }, log)).toMatchObject([
    {
      op: 'merge',
      table: whitelistItem,
      row: { id: `${id}-${mei.toLowerCase()}`, price: 4n, limit: 2, usedCount: 0 },
      values: { price: 4n, limit: 2, updatedBlock: 9 },
    },
  ])
  const sold = { seller: hana, quantity: 2n, coin: terms.coin, price: 5n } as const
  expect(onSold({ series: 2n, buyer: mei, usedCount: 7n, ...sold }, log)).toMatchObject([
    { row: { price: 0n, limit: 0, usedCount: 7 }, values: { usedCount: 7, updatedBlock: 9 } },
    {
      op: 'insert',
      table: mintPurchase,
      row: {
        id: '31337-9-3',
        collection: contract,
        series: 2,
        seller: hana,
        buyer: mei.toLowerCase(),
        quantity: 2,
        price: 5n,
        soldOrder: logOrder(9, 3),
      },
    },
  ])
})

test('a right is stored in the epoch it was granted in, with the facts it depends on', () => {
  for (const [changes, right] of [
    [
      onCollaboratorSet({ collaborator: mei, allowed: true, term: 3n }, log),
      { isCollaborator: true, term: 3 },
    ],
    [
      onMinterSet({ minter: mei, allowed: true, grantor: hana, grantorTerm: 1n }, log),
      { isMinter: true, grantor: hana, grantorTerm: 1 },
    ],
  ] as const) {
    const [follows] = changes
    expect(follows).toMatchObject({ op: 'from', table: collection, id: `31337-${contract}` })
    if (follows?.op !== 'from') throw new Error('no row to lean on')
    expect(follows.follows({ epoch: 3 } as never)).toMatchObject([
      {
        op: 'merge',
        table: collectionRight,
        row: { id: `31337-${contract}-3-${mei.toLowerCase()}`, epoch: 3, ...right },
        values: { ...right, updatedBlock: 9 },
      },
    ])
  }
})
