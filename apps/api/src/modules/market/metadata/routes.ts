import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { nftId, parseNftId } from '@mofu/domain/nft-id'
import * as wire from '@mofu/wire/market/metadata'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { showNft } from '../show-nft.ts'
import type { MetadataState } from './metadata-state.ts'
import { refreshMetadata } from './refresh-metadata.ts'
import { showMetadata } from './show-metadata.ts'

type Deps = {
  db: Database
  readWatermark: ReadWatermark
  defaultChainId: number
}

export function metadataRoutes(server: FastifyInstance, { db, readWatermark, defaultChainId }: Deps): void {
  mount(server, wire.tokenUriV2, 'anyone', async ({ params, query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const key = { chainId, contract: params.a as `0x${string}`, tokenId: BigInt(params.b) }
    const { tokenUri, metadata: state, title, description, traits, ...media } = await showNft(db, key)
    const isPicture = media.mediaType === 'IMAGE'
    return {
      data: {
        tokenURI: tokenUri,
        state,
        metadata: {
          name: title,
          description,
          image: isPicture ? media.mediaUrl : media.posterUrl,
          animation_url: isPicture ? null : media.mediaUrl,
          attributes: traits.map(({ type, value }) => ({ trait_type: type, value })),
        },
      },
      at,
    }
  })

  mount(server, wire.showMetadata, 'anyone', async ({ params }) => ({
    data: stateOf(await showMetadata(db, idOf(params.id))),
  }))

  mount(server, wire.refreshMetadata, 'anyone', async ({ params }) => ({
    data: stateOf(await refreshMetadata(db, idOf(params.id))),
  }))
}

function idOf(text: string): string {
  const key = parseNftId(text)
  if (!key) throw new DomainError('market.nft_not_found', { id: text })
  return nftId(key)
}

function stateOf({ state, isFetched, isWaiting, readAt, fault }: MetadataState): wire.MetadataState {
  return { state, isFetched, isWaiting, readAt: readAt && Math.floor(readAt.getTime() / 1_000), fault }
}
