import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { nftId } from '@mofu/domain/nft-id'
import { offerId } from '@mofu/domain/offer-id'

import { ask, bid, offerEvent, sale, sellRound } from '../../schema/market.ts'
import { type Change, insert, type LogFacts, put, set } from '../change.ts'

type Hex = `0x${string}`

export type Token = { collection: Hex; tokenId: bigint }
export type Price = { coin: Hex; price: bigint }
export type Cuts = { fee: bigint; creator: Hex; royalty: bigint }

/** An ask event carries all its terms, so it replaces the row. */
export function onAskSet(
  args: Token & Price & { seller: Hex; start: bigint; end: bigint },
  log: LogFacts,
): Change[] {
  const token = tokenOf(args, log)
  const seller = lowerAddress(args.seller)
  const coin = lowerAddress(args.coin)
  return [
    put(ask, {
      id: offerId(token.key, seller),
      ...token.columns,
      market: log.contract,
      seller,
      coin,
      price: args.price,
      startAt: Number(args.start),
      endAt: Number(args.end),
      status: 'open',
      listedOrder: logOrder(log.block, log.logIndex),
      listedAt: log.at,
      updatedBlock: log.block,
    }),
    happened('list', seller, token, log, { coin, price: args.price }),
  ]
}

export function onAskCancelled(args: Token & { seller: Hex }, log: LogFacts): Change[] {
  const token = tokenOf(args, log)
  const seller = lowerAddress(args.seller)
  return [
    set(ask, offerId(token.key, seller), { status: 'cancelled', updatedBlock: log.block }),
    happened('unlist', seller, token, log),
  ]
}

/** One transaction ends them all on chain, and one row does here: readers compare each ask with its seller's last round. */
export function onAllAsksCancelled(args: { seller: Hex; round: bigint }, log: LogFacts): Change[] {
  const seller = lowerAddress(args.seller)
  return [
    put(sellRound, {
      id: `${log.chainId}-${log.contract}-${seller}`,
      chainId: log.chainId,
      market: log.contract,
      seller,
      round: args.round,
      cancelledOrder: logOrder(log.block, log.logIndex),
      updatedBlock: log.block,
    }),
  ]
}

export function onAskFilled(
  args: Token & Price & Cuts & { seller: Hex; buyer: Hex; to: Hex },
  log: LogFacts,
): Change[] {
  const token = tokenOf(args, log)
  const seller = lowerAddress(args.seller)
  return [
    set(ask, offerId(token.key, seller), { status: 'filled', updatedBlock: log.block }),
    sold('ask', { seller, buyer: lowerAddress(args.buyer), receiver: lowerAddress(args.to) }, args, log),
  ]
}

export function onBidSet(args: Token & Price & { bidder: Hex; end: bigint }, log: LogFacts): Change[] {
  const token = tokenOf(args, log)
  const bidder = lowerAddress(args.bidder)
  const coin = lowerAddress(args.coin)
  return [
    put(bid, {
      id: offerId(token.key, bidder),
      ...token.columns,
      bidder,
      coin,
      price: args.price,
      endAt: Number(args.end),
      status: 'open',
      bidOrder: logOrder(log.block, log.logIndex),
      bidAt: log.at,
      updatedBlock: log.block,
    }),
    happened('bid', bidder, token, log, { coin, price: args.price }),
  ]
}

export function onBidCancelled(args: Token & Price & { bidder: Hex }, log: LogFacts): Change[] {
  const token = tokenOf(args, log)
  const bidder = lowerAddress(args.bidder)
  return [
    set(bid, offerId(token.key, bidder), { status: 'cancelled', updatedBlock: log.block }),
    happened('unbid', bidder, token, log, { coin: lowerAddress(args.coin), price: args.price }),
  ]
}

export function onBidAccepted(
  args: Token & Price & Cuts & { bidder: Hex; seller: Hex },
  log: LogFacts,
): Change[] {
  const token = tokenOf(args, log)
  const bidder = lowerAddress(args.bidder)
  return [
    set(bid, offerId(token.key, bidder), { status: 'accepted', updatedBlock: log.block }),
    sold('bid', { seller: lowerAddress(args.seller), buyer: bidder, receiver: bidder }, args, log),
  ]
}

type TokenFacts = ReturnType<typeof tokenOf>

function tokenOf({ collection, tokenId }: Token, { chainId }: LogFacts) {
  const contract = lowerAddress(collection)
  const key = { chainId, contract, tokenId }
  return { key, columns: { chainId, nftId: nftId(key), collection: contract, tokenId } }
}

export function sold(
  kind: 'ask' | 'bid' | 'collectionOffer',
  people: { seller: Hex; buyer: Hex; receiver: Hex },
  args: Token & Price & Cuts,
  log: LogFacts,
): Change {
  return insert(sale, {
    id: logId(log),
    ...tokenOf(args, log).columns,
    kind,
    ...people,
    coin: lowerAddress(args.coin),
    price: args.price,
    fee: args.fee,
    creator: lowerAddress(args.creator),
    royalty: args.royalty,
    ...placeOf(log),
  })
}

function happened(
  kind: 'list' | 'unlist' | 'bid' | 'unbid',
  by: Hex,
  { columns: { chainId, nftId: of, collection } }: TokenFacts,
  log: LogFacts,
  terms?: Price,
): Change {
  return insert(offerEvent, {
    id: logId(log),
    chainId,
    nftId: of,
    collection,
    kind,
    by,
    coin: terms?.coin ?? null,
    price: terms?.price ?? null,
    ...placeOf(log),
  })
}

function logId({ chainId, block, logIndex }: LogFacts): string {
  return `${chainId}-${block}-${logIndex}`
}

function placeOf({ block, at, txHash, logIndex }: LogFacts) {
  return { block, at, txHash, logIndex }
}

export const marketHandlers = {
  AskSet: onAskSet,
  AskCancelled: onAskCancelled,
  AllAsksCancelled: onAllAsksCancelled,
  AskFilled: onAskFilled,
  BidSet: onBidSet,
  BidCancelled: onBidCancelled,
  BidAccepted: onBidAccepted,
}
