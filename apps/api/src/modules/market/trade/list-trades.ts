import { logOrder } from '@mofu/domain/log-order'

import type {
  Approval,
  Ask,
  AskOnNft,
  Bid,
  BidOnNft,
  OwnBid,
  PlacedActivity,
  Sale,
  SoldItem,
} from './offer.ts'
import { type Page, pageBefore } from './page.ts'

type Newest<Row> = (before: number | undefined, most: number) => Promise<Row[]>

export type TradeStore = {
  /** What the token's present holder last asked for it. */
  askOfHolder(nftId: string): Promise<Ask | undefined>
  bidsFor(nftId: string, most: number): Promise<Bid[]>
  salesOf(nftId: string, most: number): Promise<Sale[]>
  activityOfToken(nftId: string): Newest<PlacedActivity>
  soldBy(account: string, chainId: number): Newest<SoldItem>
  asksOf(account: string, chainId: number): Newest<AskOnNft>
  bidsOf(account: string, chainId: number): Newest<OwnBid>
  offersReceived(account: string, chainId: number): Newest<BidOnNft>
  activityOf(account: string, chainId: number): Newest<PlacedActivity>
  approvalsOf(account: string, chainId: number, most: number): Promise<Approval[]>
}

type Deps = { store: TradeStore }
type Whose = { account: string; chainId: number; page: Page }

/** Bids hold their bidder's money, so nobody fills this for fun. */
const BIDS_SHOWN = 100
const SALES_SHOWN = 500
const APPROVALS_SHOWN = 200

export async function showOffers({ store }: Deps, nftId: string): Promise<{ ask: Ask | null; bids: Bid[] }> {
  const [ask, bids] = await Promise.all([store.askOfHolder(nftId), store.bidsFor(nftId, BIDS_SHOWN)])
  return { ask: ask ?? null, bids }
}

export function listSales({ store }: Deps, nftId: string): Promise<Sale[]> {
  return store.salesOf(nftId, SALES_SHOWN)
}

export function listTransactions({ store }: Deps, nftId: string, page: Page) {
  return pageBefore(page, store.activityOfToken(nftId), placeOf)
}

export function listSold({ store }: Deps, { account, chainId, page }: Whose) {
  return pageBefore(page, store.soldBy(account, chainId), placeOf)
}

export function listAsks({ store }: Deps, { account, chainId, page }: Whose) {
  return pageBefore(page, store.asksOf(account, chainId), ({ listedOrder }) => listedOrder)
}

export function listBids({ store }: Deps, { account, chainId, page }: Whose) {
  return pageBefore(page, store.bidsOf(account, chainId), ({ bidOrder }) => bidOrder)
}

export function listOffersReceived({ store }: Deps, { account, chainId, page }: Whose) {
  return pageBefore(page, store.offersReceived(account, chainId), ({ bidOrder }) => bidOrder)
}

export function listActivity({ store }: Deps, { account, chainId, page }: Whose) {
  return pageBefore(page, store.activityOf(account, chainId), placeOf)
}

export function listApprovals({ store }: Deps, account: string, chainId: number): Promise<Approval[]> {
  return store.approvalsOf(account, chainId, APPROVALS_SHOWN)
}

function placeOf({ block, logIndex }: { block: number; logIndex: number }): number {
  return logOrder(block, logIndex)
}
