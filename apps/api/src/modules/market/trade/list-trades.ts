import type { Database } from '@mofu/db/connect'
import { logOrder } from '@mofu/domain/log-order'

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
type Offers = { nftId: string; time: number; account: string | undefined }

export async function showOffers(
  db: Database,
  { nftId, time, account }: Offers,
): Promise<{ ask: Ask | null; bids: Bid[] }> {
  const [ask, bids] = await Promise.all([
    findAskOfHolder(db, nftId),
    listBidsFor(db, nftId, { time, account, most: BIDS_SHOWN }),
  ])
  return { ask: ask ?? null, bids }
}

export function listSales(db: Database, nftId: string): Promise<Sale[]> {
  return listSalesOf(db, nftId, SALES_SHOWN)
}

export function listTransactions(db: Database, nftId: string, page: Page) {
  return pageBefore(page, (slice) => listActivityOfToken(db, nftId, slice), placeOf)
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
