import type { Database } from '@mofu/db/connect'
import { logOrder } from '@mofu/domain/log-order'
import { collectionId, nftId, type NftKey } from '@mofu/domain/nft-id'

import type { CollectionOffer } from '../collection-offers/collection-offer.ts'
import { listOffersForToken } from '../collection-offers/list-collection-offers.ts'
import type { Approval, Ask, Bid, Sale } from './offer.ts'
import { type Page, pageBefore } from './page.ts'
import {
  findAskOfHolder,
  listActivityOf,
  listActivityOfToken,
  listApprovalsOf,
  listAsksOf,
  listBidsFor,
  listBidsOf,
  listBidsReceived,
  listSalesOf,
  listSoldBy,
} from './store.ts'

type Input = { account: string; chainId: number; page: Page }

/** Of each coin: a bid of very little in one coin must not push out those in another. */
const BIDS_SHOWN = 100
const SALES_SHOWN = 500
const APPROVALS_SHOWN = 200

/** `time` is the chain's, `account` that of the caller, if known. */
type Offers = { key: NftKey; time: number; account: string | undefined }

export async function showOffers(
  db: Database,
  { key, time, account }: Offers,
): Promise<{ ask: Ask | null; bids: Bid[]; collectionOffers: CollectionOffer[] }> {
  const id = nftId(key)
  const [ask, bids, collectionOffers] = await Promise.all([
    findAskOfHolder(db, id),
    listBidsFor(db, id, { time, account, most: BIDS_SHOWN }),
    listOffersForToken(db, { nftId: id, collectionId: collectionId(key.chainId, key.contract), time }),
  ])
  return { ask: ask ?? null, bids, collectionOffers }
}

export function listSales(db: Database, id: string): Promise<Sale[]> {
  return listSalesOf(db, id, SALES_SHOWN)
}

export function listTransactions(db: Database, id: string, page: Page) {
  return pageBefore(page, (slice) => listActivityOfToken(db, id, slice), placeOf)
}

export function listSold(db: Database, { account, chainId, page }: Input) {
  return pageBefore(page, (slice) => listSoldBy(db, account, chainId, slice), placeOf)
}

export function listAsks(db: Database, { account, chainId, page }: Input) {
  return pageBefore(
    page,
    (slice) => listAsksOf(db, account, chainId, slice),
    ({ listedOrder }) => listedOrder,
  )
}

export function listBids(db: Database, { account, chainId, page }: Input) {
  return pageBefore(
    page,
    (slice) => listBidsOf(db, account, chainId, slice),
    ({ bidOrder }) => bidOrder,
  )
}

export function listOffersReceived(db: Database, { account, chainId, page }: Input) {
  return pageBefore(
    page,
    (slice) => listBidsReceived(db, account, chainId, slice),
    ({ bidOrder }) => bidOrder,
  )
}

export function listActivity(db: Database, { account, chainId, page }: Input) {
  return pageBefore(page, (slice) => listActivityOf(db, account, chainId, slice), placeOf)
}

export function listApprovals(db: Database, account: string, chainId: number): Promise<Approval[]> {
  return listApprovalsOf(db, account, chainId, APPROVALS_SHOWN)
}

function placeOf({ block, logIndex }: { block: number; logIndex: number }): number {
  return logOrder(block, logIndex)
}
