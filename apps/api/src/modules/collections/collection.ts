export type Collection = {
  id: string
  chainId: number
  contract: string
  name: string
  symbol: string
  owner: string
  creator: string
  isOpen: boolean
  maxMint: bigint
  nftCount: number
  covers: string[]
  createdAt: number
}
