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
import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import type { Activity, Nft, NftDetail } from './nft.ts'
import { showNft } from './show-nft.ts'

type Deps = {
  db: Database
  readWatermark: ReadWatermark
  nameCoin: NameCoin
  defaultChainId: number
}

export function marketRoutes(
  server: FastifyInstance,
  { db, readWatermark, nameCoin, defaultChainId }: Deps,
): void {
  mount(server, nftDetailById, 'anyone', async ({ params: { id } }) => {
    const key = parseNftId(id)
    if (!key) throw new DomainError('market.nft_not_found', { id })
    const at = await readWatermark(key.chainId)
    return { data: detailOf(await showNft(db, key), at, nameCoin), at }
  })

  mount(server, getNft, 'anyone', async ({ query: { nftAddress, tokenId, chainId = defaultChainId } }) => {
    const contract = parseAddress(nftAddress)
    if (!contract) throw new DomainError('market.nft_not_found', { id: nftAddress })
    const at = await readWatermark(chainId)
    const found = await showNft(db, { chainId, contract, tokenId: BigInt(tokenId) })
    return { data: detailOf(found, at, nameCoin), at }
  })
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
    creator: nft.creator,
    owner: nft.owner,
    status: isListed ? 2 : 1,
    metadata: nft.metadata,
    mintedAt: nft.mintedAt,
    mintedBlock: nft.mintedBlock,
  }
}

function detailOf(nft: NftDetail & { activity: Activity[] }, at: ReadAt, nameCoin: NameCoin): WireDetail {
  const { description, tokenUri, royalty, traits, activity } = nft
  return {
    ...cardOf(nft, at, nameCoin),
    description,
    tokenUri,
    royalty,
    traits,
    activity: activity.map((event) => activityOf(event, nft.chainId, nameCoin)),
  }
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
