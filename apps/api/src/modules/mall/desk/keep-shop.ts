import { DomainError } from '@mofu/domain/domain-error'
import type { LocalText } from '@mofu/domain/local-text'
import type { FreightRule } from '@mofu/domain/mall/freight'

import type { ProveWallet } from '../../accounts/index.ts'
import type { PayoutProof } from '../merchants/open-shop.ts'

export type ShopProfile = {
  about: LocalText
  terms: LocalText
  email: string
  logo: string | null
  country: string
  pickupPoint: string | null
}

type Template = {
  id: number
  name: string
  unit: 'piece' | 'gram'
  rules: FreightRule[]
  freeFrom: bigint | null
}

type Desk = ShopProfile & {
  shopId: number
  role: 'owner' | 'staff'
  name: string
  feeBps: number
  payoutAddress: string
  nextPayout: { address: string; from: Date } | null
  templates: Template[]
  people: { accountId: string; name: string; role: 'owner' | 'staff'; since: Date }[]
  invitations: { id: string; invitee: string; createdAt: Date }[]
  lowStock: {
    skuId: number
    productId: number
    title: LocalText
    choices: LocalText[]
    available: number
  }[]
}

/** Each says itself who may: everybody who works in the shop, or its owner. */
export type DeskStore = {
  show(accountId: string, shopId: number): Promise<Desk>
  saveProfile(accountId: string, shopId: number, profile: ShopProfile): Promise<void>
  /**
   * When the new address begins to hold; null when it is the one that holds already. Any other than that must be proven.
   */
  changePayout(
    accountId: string,
    shopId: number,
    payout: { address: string; isProven: boolean },
  ): Promise<Date | null>
  saveFreight(
    accountId: string,
    shopId: number,
    template: Omit<Template, 'id'> & { id?: number | undefined },
  ): Promise<number>
  removeStaff(accountId: string, shopId: number, staffId: string): Promise<void>
}

export async function saveProfile(
  { store, mediaUrl }: { store: DeskStore; mediaUrl: string },
  accountId: string,
  shopId: number,
  profile: ShopProfile,
): Promise<void> {
  if (profile.logo !== null && !profile.logo.startsWith(`${mediaUrl}/`)) {
    throw new DomainError('mall.product_wrong', { field: 'pictures' })
  }
  return store.saveProfile(accountId, shopId, profile)
}

type PayoutChange = { shopId: number; payoutAddress: string; payoutProof?: PayoutProof | undefined }

/** Has a shop paid somewhere else, where its owner can use what is paid: the wallet itself signs. */
export async function changePayout(
  { store, proveWallet }: { store: DeskStore; proveWallet: ProveWallet },
  { accountId, ip }: { accountId: string; ip: string },
  { shopId, payoutAddress: address, payoutProof }: PayoutChange,
): Promise<Date | null> {
  if (payoutProof) await proveWallet({ ...payoutProof, address, ip })
  return store.changePayout(accountId, shopId, { address, isProven: payoutProof !== undefined })
}
