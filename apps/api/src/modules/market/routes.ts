import { parseAddress } from '@mofu/domain/address'
import { DomainError } from '@mofu/domain/domain-error'
import { parseNftId } from '@mofu/domain/nft-id'
import {
  getNft,
  nftDetailById,
  nftsV2,
  type Nft as WireNft,
  type NftDetail as WireDetail,
} from '@mofu/wire/market'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { listNfts, type NftListStore } from './list-nfts.ts'
import type { Activity, Nft, NftDetail } from './nft.ts'
import { type NftStore, showNft } from './show-nft.ts'

type Deps = { store: NftListStore & NftStore; readWatermark: ReadWatermark; defaultChainId: number }

export function marketRoutes(server: FastifyInstance, { store, readWatermark, defaultChainId }: Deps): void {
  mount(server, nftsV2, 'anyone', async ({ body }) => {
    const { chainId = defaultChainId, collection, owner, cursor, pageSize } = body
    const at = await readWatermark(chainId)
    const { list, next } = await listNfts(
      { store },
      { filter: { chainId, collection, owner }, cursor, pageSize },
    )
    return { data: { list: list.map(cardOf), next }, at }
  })

  mount(server, nftDetailById, 'anyone', async ({ params: { id } }) => {
    const key = parseNftId(id)
    if (!key) throw new DomainError('market.nft_not_found', { id })
    const at = await readWatermark(key.chainId)
    return { data: detailOf(await showNft({ store }, key)), at }
  })

  mount(server, getNft, 'anyone', async ({ query: { nftAddress, tokenId, chainId = defaultChainId } }) => {
    const contract = parseAddress(nftAddress)
    if (!contract) throw new DomainError('market.nft_not_found', { id: nftAddress })
    const at = await readWatermark(chainId)
    return { data: detailOf(await showNft({ store }, { chainId, contract, tokenId: BigInt(tokenId) })), at }
  })
}

function cardOf(nft: Nft): WireNft {
  return {
    id: nft.id,
    chainId: nft.chainId,
    contract: nft.contract,
    collectionName: nft.collectionName,
    tokenId: String(nft.tokenId),
    nftType: nft.mediaType,
    url: nft.mediaUrl,
    title: nft.title,
    price: null,
    coin: null,
    symbol: null,
    creator: nft.creator,
    owner: nft.owner,
    status: 1,
    metadata: nft.metadata,
    mintedAt: nft.mintedAt,
    mintedBlock: nft.mintedBlock,
  }
}

function detailOf(nft: NftDetail & { activity: Activity[] }): WireDetail {
  const { description, tokenUri, royalty, traits, activity } = nft
  return { ...cardOf(nft), description, tokenUri, royalty, traits, activity }
}
