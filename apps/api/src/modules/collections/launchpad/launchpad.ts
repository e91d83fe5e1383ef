import type { CollectionPage } from '@mofu/domain/collection-draft'
import type { CollectionState } from '@mofu/domain/collection-states'

export type Artwork = {
  title: string
  description: string
  mediaType: 'IMAGE' | 'VIDEO' | 'audio'
  mediaUrl: string
}

export type Sale = {
  id: string
  series: number
  coin: string
  price: bigint
  limit: number
  allOpen: boolean
  merkleRoot: string
  treeUri: string
  isOn: boolean
  sold: number
  royalty: number
  baseUri: string
  artwork: Artwork | null
  treeCount: number | null
  listedCount: number
}

export type Launchpad = {
  id: string
  chainId: number
  contract: string
  name: string
  state: CollectionState
  owner: string
  isOpen: boolean
  maxMint: bigint
  nftCount: number
  covers: string[]
  page: CollectionPage | null
  whitelistAt: Date | null
  publicAt: Date | null
}

export type LaunchpadItem = {
  id: string
  title: string
  thumbnailUrl: string | null
  isOn: boolean
  sold: number
  maxMint: bigint
  whitelistAt: Date | null
  publicAt: Date | null
}

export type Announcement = { id: string; whitelistAt: Date | null; publicAt: Date | null }
