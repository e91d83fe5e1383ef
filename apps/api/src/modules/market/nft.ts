/** A token as the market knows it: the chain's facts and what its metadata says. */
export type Nft = {
  id: string
  chainId: number
  contract: string
  collectionName: string
  tokenId: bigint
  owner: string
  creator: string
  title: string
  mediaType: 'IMAGE' | 'VIDEO' | 'audio'
  mediaUrl: string | null
  metadata: 'queued' | 'ready' | 'bad'
  mintOrder: number
  mintedAt: number
  mintedBlock: number
}

export type NftDetail = Nft & {
  description: string
  tokenUri: string
  royalty: number
  traits: { type: string; value: string; perTenThousand: number | null }[]
}

export type Activity = {
  id: string
  kind: 'mint' | 'transfer'
  from: string
  to: string
  block: number
  at: number
  txHash: string
}
