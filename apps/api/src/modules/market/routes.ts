import type { Database } from '@mofu/db/connect'
import { parseAddress } from '@mofu/domain/address'
import { DomainError } from '@mofu/domain/domain-error'
import { parseNftId } from '@mofu/domain/nft-id'
import type { ReadAt } from '@mofu/wire/envelope'
import {
  type Activity as WireActivity,
  getNft,
  nftDetailById,
  type Nft as WireNft,
  type NftDetail as WireDetail,
} from '@mofu/wire/market'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mountCached, type Replies } from '../../platform/replies/mount-cached.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import type { Activity, Nft, NftDetail } from './nft.ts'
import { showNft } from './show-nft.ts'

type Deps = {
  db: Database
  readWatermark: ReadWatermark
  nameCoin: NameCoin
  rankOf: RankOf
  replies: Replies
  defaultChainId: number
}

const reads = ['position', 'tokens', 'collections'] as const

/** The rarity rank of one of the ten thousand; null for any other token. */
type RankOf = (nft: Pick<NftDetail, 'chainId' | 'contract' | 'tokenUri'>) => number | null

export function marketRoutes(
  server: FastifyInstance,
  { db, readWatermark, nameCoin, rankOf, replies, defaultChainId }: Deps,
): void {
  const detailOf = (nft: NftDetail & { activity: Activity[] }, at: ReadAt): WireDetail => {
    const { description, tokenUri, royalty, expiry, collectionState, traits, activity } = nft
    return {
      ...cardOf(nft, at, nameCoin),
      description,
      tokenUri,
      royalty,
      expiry,
      collectionState,
      traits,
      rank: rankOf(nft),
      activity: activity.map((event) => activityOf(event, nft.chainId, nameCoin)),
    }
  }

  mountCached(server, replies, nftDetailById, reads, async ({ params: { id } }) => {
    const key = parseNftId(id)
    if (!key) throw new DomainError('market.nft_not_found', { id })
    const at = await readWatermark(key.chainId)
    return { data: detailOf(await showNft(db, key), at), at }
  })

  mountCached(
    server,
    replies,
    getNft,
    reads,
    async ({ query: { nftAddress, tokenId, chainId = defaultChainId } }) => {
      const contract = parseAddress(nftAddress)
      if (!contract) throw new DomainError('market.nft_not_found', { id: nftAddress })
      const at = await readWatermark(chainId)
      const found = await showNft(db, { chainId, contract, tokenId: BigInt(tokenId) })
      return { data: detailOf(found, at), at }
    },
  )
}

/** Whether it is listed is decided by the chain's time, not by our clock. */
export function cardOf(nft: Nft, { blockTime }: ReadAt, nameCoin: NameCoin): WireNft {
  const isListed = nft.askEnd !== null && blockTime < nft.askEnd
  const { price, ...coin } = isListed ? pricedOf(nft, nameCoin) : noPrice
  return {
    id: nft.id,
    chainId: nft.chainId,
    contract: nft.contract,
    collectionName: nft.collectionName,
    tokenId: String(nft.tokenId),
    nftType: nft.mediaType,
    url: nft.mediaUrl,
    poster: nft.posterUrl,
    title: nft.title,
    price,
    ...coin,
    lastSale: lastSaleOf(nft, nameCoin),
    creator: nft.creator,
    owner: nft.owner,
    status: isListed ? 2 : 1,
    metadata: nft.metadata,
    mintedAt: nft.mintedAt,
    mintedBlock: nft.mintedBlock,
  }
}

function lastSaleOf(
  { chainId, lastPrice, lastCoin, lastSoldAt }: Nft,
  nameCoin: NameCoin,
): WireNft['lastSale'] {
  if (lastPrice === null || lastCoin === null || lastSoldAt === null) return null
  return { price: String(lastPrice), coin: lastCoin, ...nameCoin(chainId, lastCoin), at: lastSoldAt }
}

export function activityOf(event: Activity, chainId: number, nameCoin: NameCoin): WireActivity {
  return { ...event, ...pricedOf({ ...event, chainId }, nameCoin) }
}

const noPrice = { price: null, coin: null, symbol: null, decimals: null }

function pricedOf(
  { chainId, price, coin }: { chainId: number; price: bigint | null; coin: string | null },
  nameCoin: NameCoin,
) {
  if (price === null || coin === null) return noPrice
  return { price: String(price), coin, ...nameCoin(chainId, coin) }
}
