import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { collectionId, parseCollectionId } from '@mofu/domain/nft-id'
import {
  type CollectionOffer as WireOffer,
  collectionOffers,
  collectionOffersOf,
} from '@mofu/wire/market/collection-offers'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../../platform/coin-names.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { pricedIn } from '../trade/priced-in.ts'
import type { CollectionOffer } from './collection-offer.ts'
import { listCollectionOffers, listOwnCollectionOffers } from './list-collection-offers.ts'

type Deps = {
  db: Database
  readWatermark: ReadWatermark
  nameCoin: NameCoin
  defaultChainId: number
}

export function collectionOfferRoutes(
  server: FastifyInstance,
  { db, readWatermark, nameCoin, defaultChainId }: Deps,
): void {
  mount(server, collectionOffers, 'anyone', async ({ params: { id }, query: { cursor, pageSize } }) => {
    const key = collectionKey(id, defaultChainId)
    const at = await readWatermark(key.chainId)
    const { list, next } = await listCollectionOffers(db, {
      ...key,
      time: at.blockTime,
      page: { cursor, pageSize },
    })
    return { data: { list: list.map((offer) => wireOffer(offer, key.chainId, nameCoin)), next }, at }
  })

  mount(server, collectionOffersOf, 'anyone', async ({ params: { account }, query }) => {
    const { chainId = defaultChainId, collection, cursor, pageSize } = query
    const at = await readWatermark(chainId)
    const { list, next } = await listOwnCollectionOffers(db, {
      account,
      chainId,
      collectionId: collection === undefined ? undefined : collectionKey(collection, chainId).collectionId,
      page: { cursor, pageSize },
    })
    const own = list.map(({ collectionName, isDisabled, ...offer }) => ({
      ...wireOffer(offer, chainId, nameCoin),
      collectionName,
      isDisabled,
    }))
    return { data: { list: own, next }, at }
  })
}

export function wireOffer(offer: CollectionOffer, chainId: number, nameCoin: NameCoin): WireOffer {
  const { id, offerer, quantity, endAt, offeredAt } = offer
  return {
    id,
    collectionId: offer.collectionId,
    offerer,
    quantity,
    endAt,
    offeredAt,
    ...pricedIn(offer, chainId, nameCoin),
  }
}

function collectionKey(id: string, chainOfNone: number): { chainId: number; collectionId: string } {
  const key = parseCollectionId(id, chainOfNone)
  if (!key) throw new DomainError('collections.not_found', { id })
  return { chainId: key.chainId, collectionId: collectionId(key.chainId, key.contract) }
}
