import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { nftId } from '@mofu/domain/nft-id'

import { lot, lotBid, nftLot } from '../../schema/auctions.ts'
import { type Change, from, insert, type LogFacts, put, set } from '../change.ts'
import { auctionSettingsHandlers } from './auctions/settings.ts'

type Hex = `0x${string}`
type LotRow = (typeof lot)['$inferSelect']
type Token = { collection: Hex; tokenId: bigint }

type Created = Token & {
  seller: Hex
  coin: Hex
  reserve: bigint
  start: bigint
  end: bigint
  feeRate: bigint
}

/** A token can be put up again, so a lot is identified by its token and the place of this event. */
export function onLotCreated(args: Created, log: LogFacts): Change[] {
  const nft = nftKey(args, log)
  const createdOrder = logOrder(log.block, log.logIndex)
  const id = `${nft}-${createdOrder}`
  const { chainId, contract, block } = log
  return [
    insert(lot, {
      id,
      chainId,
      contract,
      nftId: nft,
      collection: lowerAddress(args.collection),
      tokenId: args.tokenId,
      seller: lowerAddress(args.seller),
      coin: lowerAddress(args.coin),
      reserve: args.reserve,
      feeRate: Number(args.feeRate),
      startAt: Number(args.start),
      endAt: Number(args.end),
      extensions: 0,
      bids: 0,
      bidId: null,
      bidder: null,
      amount: null,
      reclaimed: null,
      status: 'open',
      fee: null,
      creator: null,
      royalty: null,
      createdOrder,
      createdAt: log.at,
      createdTx: log.txHash,
      closedAt: null,
      closedTx: null,
      updatedBlock: block,
    }),
    put(nftLot, { id: nft, chainId, lotId: id, updatedBlock: block }),
  ]
}

export function onLotBid(
  args: Token & { bidder: Hex; amount: bigint; end: bigint },
  log: LogFacts,
): Change[] {
  const id = `${log.chainId}-${log.block}-${log.logIndex}`
  const bidder = lowerAddress(args.bidder)
  const { amount } = args
  const endAt = Number(args.end)
  return ofLot(args, log, (row) => {
    const isExtending = endAt > row.endAt
    return [
      changed(row, log, {
        endAt,
        extensions: row.extensions + (isExtending ? 1 : 0),
        bids: row.bids + 1,
        bidId: id,
        bidder,
        amount,
      }),
      insert(lotBid, {
        id,
        chainId: log.chainId,
        lotId: row.id,
        nftId: row.nftId,
        bidder,
        amount,
        endAt,
        isExtending,
        outbidBidder: row.bidder,
        outbidAmount: row.amount,
        bidOrder: logOrder(log.block, log.logIndex),
        at: log.at,
        txHash: log.txHash,
        updatedBlock: log.block,
      }),
    ]
  })
}

export function onLotSettled(
  args: Token & { fee: bigint; creator: Hex; royalty: bigint },
  log: LogFacts,
): Change[] {
  const { fee, royalty } = args
  const creator = lowerAddress(args.creator)
  return ofLot(args, log, (row) => [closed(row, log, { status: 'sold', fee, creator, royalty })])
}

/** Before its end only the seller's cancelling returns the token. */
export function onLotReturned(args: Token, log: LogFacts): Change[] {
  return ofLot(args, log, (row) => [
    closed(row, log, { status: log.at < row.endAt ? 'cancelled' : 'returned' }),
  ])
}

/** The lot stays, because its token is still due to the seller. */
export function onBidReclaimed(args: Token & { amount: bigint }, log: LogFacts): Change[] {
  return ofLot(args, log, (row) => [
    changed(row, log, { bidId: null, bidder: null, amount: null, reclaimed: args.amount }),
  ])
}

export function onLotVoided(args: Token, log: LogFacts): Change[] {
  return ofLot(args, log, (row) => [closed(row, log, { status: 'voided' })])
}

function ofLot(token: Token, log: LogFacts, follows: (row: LotRow) => Change[]): Change[] {
  return [from(nftLot, nftKey(token, log), ({ lotId }) => [from(lot, lotId, follows)])]
}

function closed(row: LotRow, log: LogFacts, values: Partial<LotRow>): Change {
  return changed(row, log, { ...values, closedAt: log.at, closedTx: log.txHash })
}

function changed({ id }: LotRow, log: LogFacts, values: Partial<LotRow>): Change {
  return set(lot, id, { ...values, updatedBlock: log.block })
}

function nftKey({ collection, tokenId }: Token, { chainId }: LogFacts): string {
  return nftId({ chainId, contract: lowerAddress(collection), tokenId })
}

export const auctionHandlers = {
  LotCreated: onLotCreated,
  LotBid: onLotBid,
  LotSettled: onLotSettled,
  LotReturned: onLotReturned,
  BidReclaimed: onBidReclaimed,
  LotVoided: onLotVoided,
  ...auctionSettingsHandlers,
}
