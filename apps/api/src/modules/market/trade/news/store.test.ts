import { account } from '@mofu/db/app/accounts'
import { collection } from '@mofu/db/app/collections'
import { activity, nft } from '@mofu/db/app/market'
import { name } from '@mofu/db/app/names'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { listTradeNews } from './store.ts'

const chainId = 5
const now = Math.floor(Date.now() / 1_000)
const nftId = '5-0xcc-1'
const place = { chainId, contract: '0xcc', owner: 'owner', updatedBlock: 1 }

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'trade_news')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'trade_news', max: 2 }))
  await db.insert(account).values({ address: 'owner', inviteCode: 'owner', walletChainId: 0 })
  const facts = { name: 'Names', symbol: 'PNS', isOpen: false, maxMint: 0n, createdAt: 1, creator: 'owner' }
  await db.insert(collection).values({ ...place, ...facts, id: '5-0xcc' })
  const minted = { tokenUri: '', royalty: 0, mintOrder: 1, mintedBlock: 1, mintedAt: 1, creator: 'owner' }
  const token = { id: nftId, tokenId: 1n }
  await db.insert(nft).values({ ...place, ...minted, ...token, collectionId: '5-0xcc', title: 'momo.pet' })
  const registered = { registeredAt: 1, registeredOrder: 1, movedOrder: 1 }
  await db
    .insert(name)
    .values({ ...place, ...registered, ...token, label: 'momo', skeleton: 'momo', expiry: now })
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

test('an offer for a name is news for its owner, but not once the name has ended', async () => {
  for (const [id, at] of [
    ['before', now - 60],
    ['after', now],
  ] as const) {
    const made = { id, nftId, chainId, collectionId: '5-0xcc', kind: 'bid', from: 'bidder', at } as const
    const paid = { price: 1n, coin: `0x${'0'.repeat(40)}`, to: '', txHash: '0x', block: 1, logIndex: 1 }
    await db.insert(activity).values({ ...made, ...paid })
  }
  const news = await db.transaction((tx) => listTradeNews(tx, ['before', 'after']))
  expect(news.map(({ id, kind, title }) => [id, kind, title])).toEqual([['before', 'offer', 'momo.pet']])
})
