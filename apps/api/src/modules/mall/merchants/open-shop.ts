import { DomainError } from '@mofu/domain/domain-error'
import type { LocalText } from '@mofu/domain/local-text'
import { shopLimits } from '@mofu/domain/mall/shop-rules'

import type { Caller } from '../../../platform/access.ts'
import type { ProveWallet } from '../../accounts/index.ts'

export type Application = {
  name: string
  about: LocalText
  terms: LocalText
  email: string
  country: string
  pickupPoint: string | null
  payoutAddress: string
}

type OwnShop = {
  id: number
  name: string
  status: 'pending' | 'open' | 'rejected' | 'suspended'
  role: 'owner' | 'staff'
  reviewReason: string | null
  createdAt: Date
}

type WaitingShop = Application & { id: number; owner: string; createdAt: Date }

export type MerchantStore = {
  /** Undefined when the person has as many as allowed; rejected ones do not count. */
  apply(accountId: string, application: Application): Promise<number | undefined>
  shopsOf(accountId: string): Promise<OwnShop[]>
  waiting(): Promise<WaitingShop[]>
  /** Decides, writes the audit line, tells the owner, and gives the merchant's role, together. False when it does not wait. */
  review(by: Caller, review: { id: number; isApproved: boolean; reason: string }): Promise<boolean>
}

/** The signature of the payout wallet over one of our messages. */
export type PayoutProof = { nonce: string; signature: string }

/** Opens a shop that waits for an admin. Where it is paid, its applicant can use what is paid: the wallet itself signs. */
export async function applyForShop(
  { store, proveWallet }: { store: MerchantStore; proveWallet: ProveWallet },
  { accountId, ip }: { accountId: string; ip: string },
  { payoutProof, ...application }: Application & { payoutProof: PayoutProof },
): Promise<number> {
  await proveWallet({ ...payoutProof, address: application.payoutAddress, ip })
  const id = await store.apply(accountId, application)
  if (id === undefined) throw new DomainError('mall.shops_full', { most: shopLimits.each })
  return id
}

export async function reviewShop(
  { store }: { store: MerchantStore },
  by: Caller,
  review: { id: number; isApproved: boolean; reason: string },
): Promise<void> {
  if (!(await store.review(by, review))) throw new DomainError('mall.shop_not_waiting', { id: review.id })
}
