import type { CollectionPage } from '@mofu/domain/collection-draft'
import { DomainError } from '@mofu/domain/domain-error'

import { requireKeeper, type RoleFinder } from '../keeping/require-keeper.ts'

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
  treeCount: number | null
  listedCount: number
}

export type Launchpad = {
  id: string
  chainId: number
  contract: string
  name: string
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

type Announcement = { id: string; whitelistAt: Date | null; publicAt: Date | null }

export type LaunchpadStore = RoleFinder & {
  findLaunchpad(id: string): Promise<Launchpad | undefined>
  /** The sale that is on, or was on last. */
  lastSale(collectionId: string): Promise<Sale | undefined>
  launchpads(chainId: number, most: number): Promise<LaunchpadItem[]>
  announce(announcement: Announcement): Promise<void>
}

export async function showLaunchpad(
  { store }: { store: LaunchpadStore },
  id: string,
): Promise<Launchpad & { sale: Sale | null }> {
  const found = await store.findLaunchpad(id)
  if (!found) throw new DomainError('collections.not_found', { id })
  return { ...found, sale: (await store.lastSale(id)) ?? null }
}

export async function announceLaunchpad(
  { store }: { store: LaunchpadStore },
  address: string,
  announcement: Announcement,
): Promise<void> {
  const { id, whitelistAt, publicAt } = announcement
  await requireKeeper(store, id, address)
  if (whitelistAt && publicAt && publicAt < whitelistAt)
    throw new DomainError('collections.phases_order', { id })
  await store.announce(announcement)
}
