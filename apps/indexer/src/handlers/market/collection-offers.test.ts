import { expect, test } from 'vitest'

import { collectionOffer, sale } from '../../../schema/market.ts'
import {
  onCollectionOfferAccepted,
  onCollectionOfferCancelled,
  onCollectionOfferSet,
} from './collection-offers.ts'

const collection = '0x00000000000000000000000000000000000000CC'
const hana = '0x00000000000000000000000000000000000000b1'
const mei = '0x00000000000000000000000000000000000000B2'
const nobody = '0x0000000000000000000000000000000000000000'
const log = {
  chainId: 31_337,
  block: 9,
  at: 1_700_000_000,
  txHash: '0x01',
  logIndex: 3,
  contract: '0x00000000000000000000000000000000000000aa',
} as const
const collectionId = `31337-${collection.toLowerCase()}`
const id = `${collectionId}-${mei.toLowerCase()}`
const terms = { collection, offerer: mei, coin: nobody, price: 60n } as const
const cuts = { fee: 3n, creator: hana, royalty: 5n } as const

test('an offer is its account’s one row for the collection, and changes with it', () => {
  const row = { id, collectionId, offerer: mei.toLowerCase(), price: 60n, quantity: 2, endAt: 80 }
  expect(onCollectionOfferSet({ ...terms, quantity: 2n, end: 80n }, log)).toEqual([
    {
      op: 'put',
      table: collectionOffer,
      row: expect.objectContaining({ ...row, status: 'open', offerOrder: 9 * 4_194_304 + 3 }),
    },
  ])
  expect(onCollectionOfferCancelled(terms, log)).toEqual([
    { op: 'set', table: collectionOffer, id, values: { status: 'cancelled', updatedBlock: 9 } },
  ])
})

test('each token sold into it is a sale, and the last one fills it', () => {
  const args = { ...terms, ...cuts, tokenId: 7n, seller: hana } as const
  expect(onCollectionOfferAccepted({ ...args, quantityLeft: 1n }, log)).toMatchObject([
    { op: 'set', table: collectionOffer, id, values: { quantity: 1, status: 'open' } },
    {
      op: 'insert',
      table: sale,
      row: {
        nftId: `${collectionId}-7`,
        kind: 'collectionOffer',
        seller: hana,
        buyer: mei.toLowerCase(),
        receiver: mei.toLowerCase(),
        price: 60n,
        fee: 3n,
        royalty: 5n,
      },
    },
  ])
  expect(onCollectionOfferAccepted({ ...args, quantityLeft: 0n }, log)[0]).toMatchObject({
    values: { quantity: 0, status: 'filled' },
  })
})
