import type { HomeBanner, HomeContent, HomeLaunch, HomeSeries } from '@mofu/domain/home-content'

import type { Nft } from '../market/index.ts'

export type StoredHome = {
  content: HomeContent
  version: number
  updatedAt: Date | null
  updatedBy: string | null
}

/** A collection as the home page shows it. */
export type Face = { id: string; name: string; nftCount: number; cover: string | null }

export type HomeFigures = {
  nfts: number
  collections: number
  sales: number
  volume: { coin: string; amount: bigint }[]
}

export type Launch = HomeLaunch & { isOn: boolean; whitelistAt: Date | null; publicAt: Date | null }

export type Home = {
  banners: HomeBanner[]
  popularSeries: (HomeSeries & { url: string; nftCount: number })[]
  launchpad: Launch[]
  hotDeals: Nft[]
  figures: HomeFigures
  /** When an announced sale begins, and the page changes without a new block. */
  freshUntil: Date | undefined
}
