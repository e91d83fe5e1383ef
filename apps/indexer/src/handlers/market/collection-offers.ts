import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { collectionId } from '@mofu/domain/nft-id'
import { collectionOfferId } from '@mofu/domain/offer-id'

import { collectionOffer } from '../../../schema/market.ts'
import { type Change, type LogFacts, put, set } from '../../change.ts'
import { type Cuts, type Price, sold, type Token } from '../market.ts'

type Hex = `0x${string}`

type OfferKey = { collection: Hex; offerer: Hex }

/** An offer event carries all its terms, so it replaces the row. */
export function onCollectionOfferSet(
  args: OfferKey & Price & { quantity: bigint; end: bigint },
  log: LogFacts,
): Change[] {
  return [
    put(collectionOffer, {
      id: idOf(args, log),
      chainId: log.chainId,
      collectionId: collectionId(log.chainId, lowerAddress(args.collection)),
      offerer: lowerAddress(args.offerer),
      coin: lowerAddress(args.coin),
      price: args.price,
      quantity: Number(args.quantity),
      endAt: Number(args.end),
      status: 'open',
      offerOrder: logOrder(log.block, log.logIndex),
      offeredAt: log.at,
      updatedBlock: log.block,
    }),
  ]
}

export function onCollectionOfferCancelled(args: OfferKey, log: LogFacts): Change[] {
  return [set(collectionOffer, idOf(args, log), { status: 'cancelled', updatedBlock: log.block })]
}

/** Once for each token that is sold into it. */
export function onCollectionOfferAccepted(
  args: OfferKey & Token & Price & Cuts & { seller: Hex; quantityLeft: bigint },
  log: LogFacts,
): Change[] {
  const quantity = Number(args.quantityLeft)
  const offerer = lowerAddress(args.offerer)
  return [
    set(collectionOffer, idOf(args, log), {
      quantity,
      status: quantity === 0 ? 'filled' : 'open',
      updatedBlock: log.block,
    }),
    sold(
      'collectionOffer',
      { seller: lowerAddress(args.seller), buyer: offerer, receiver: offerer },
      args,
      log,
    ),
  ]
}

function idOf({ collection, offerer }: OfferKey, { chainId }: LogFacts): string {
  return collectionOfferId(chainId, lowerAddress(collection), lowerAddress(offerer))
}

export const collectionOfferHandlers = {
  CollectionOfferSet: onCollectionOfferSet,
  CollectionOfferCancelled: onCollectionOfferCancelled,
  CollectionOfferAccepted: onCollectionOfferAccepted,
}
