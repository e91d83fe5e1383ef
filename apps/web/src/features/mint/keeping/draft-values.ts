import { type Address, parseAddress } from '@mofu/domain/address'
import { type CollectionDraft, draftFault } from '@mofu/domain/collection-draft'
import type { ErrorCode } from '@mofu/domain/error-codes'
import { readAmount } from '@mofu/domain/read-amount'

/** A collection as it stands in the form: every line as it was typed. */
export type DraftValues = {
  name: string
  symbol: string
  description: string
  socialLink: string
  earnings: string
  recipient: string
  isLimited: boolean
  limit: string
  isOpen: boolean
  logo: string | null
  banner: string | null
}

export type DraftProblem = ErrorCode | 'recipient' | 'limit'

export function newDraft(wallet: Address, kind: 'plain' | 'art'): DraftValues {
  return {
    name: '',
    symbol: '',
    description: '',
    socialLink: '',
    earnings: '5',
    recipient: wallet,
    isLimited: kind === 'art',
    limit: kind === 'art' ? '100' : '',
    isOpen: false,
    logo: null,
    banner: null,
  }
}

type Stored = Omit<CollectionDraft, 'maxMint'> & { maxMint: string }

export function valuesOf(stored: Stored): DraftValues {
  return {
    name: stored.name,
    symbol: stored.symbol,
    description: stored.description,
    socialLink: stored.socialLink ?? '',
    earnings: percentOf(stored.royalty),
    recipient: stored.recipient,
    isLimited: stored.maxMint !== '0',
    limit: stored.maxMint === '0' ? '' : stored.maxMint,
    isOpen: stored.isOpen,
    logo: stored.logo,
    banner: stored.banner,
  }
}

/** SPEC §5: a royalty's percent times 100. */
export function percentOf(royalty: number): string {
  return `${Math.floor(royalty / 100)}.${String(royalty % 100).padStart(2, '0')}`.replace(/\.?0+$/, '')
}

/** What will be sent, or what is wrong with it. */
export function readDraft(values: DraftValues): { draft: CollectionDraft } | { problem: DraftProblem } {
  const recipient = parseAddress(values.recipient.trim())
  if (!recipient) return { problem: 'recipient' }
  const maxMint = values.isLimited ? readAmount(values.limit.trim(), 0) : 0n
  if (maxMint === undefined || (values.isLimited && maxMint === 0n)) return { problem: 'limit' }
  const royalty = readAmount(values.earnings.trim() || '0', 2)
  if (royalty === undefined || royalty > 10_000n) return { problem: 'collections.earnings_high' }
  const draft: CollectionDraft = {
    name: values.name.trim(),
    symbol: values.symbol.trim(),
    description: values.description.trim(),
    socialLink: values.socialLink.trim() === '' ? null : values.socialLink.trim(),
    royalty: Number(royalty),
    recipient,
    maxMint,
    isOpen: values.isOpen,
    logo: values.logo,
    banner: values.banner,
  }
  const problem = draftFault(draft)
  return problem ? { problem } : { draft }
}
