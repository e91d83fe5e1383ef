import type { MediaType } from '@mofu/domain/nft-document'

export type ShownNft = {
  title: string
  description: string
  mediaUrl: string
  mediaType: MediaType
  traits: { type: string; value: string; perTenThousand: null }[]
}

export type NewNft = {
  id: string
  author: string
  collectionId: string | null
  tokenUri: string
  shown: ShownNft
  bulk: { id: string; line: number } | null
}

export type NewSeries = {
  baseUri: string
  author: string
  shown: ShownNft
  document: Record<string, unknown>
}

export type Token = { chainId: number; contract: string; tokenId: bigint }
